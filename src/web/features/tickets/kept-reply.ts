import { useEffect, useEffectEvent, useRef } from 'react';
import { tabStorage } from '../../browser/guarded-storage.ts';
import { SUPPORT_KEYS } from '../../support/ticket-draft.ts';

type Field = Readonly<{ value: string; onChange: (value: string) => void }>;

/** Keeps a reply that is not sent yet for this tab: a reload or Back loses nothing. */
export function useKeptReply(ticketId: string, field: Field) {
  const key = `${SUPPORT_KEYS}reply-${ticketId}`;
  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    const kept = tabStorage.get(key) ?? '';
    if (kept !== '' && field.value === '') field.onChange(kept);
  });
  const { value } = field;
  useEffect(() => {
    if (isRestored.current) tabStorage.set(key, value === '' ? null : value);
    else restore();
    isRestored.current = true;
  }, [key, value]);
  return { forget: () => tabStorage.set(key, null) };
}
