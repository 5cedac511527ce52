import { useEffect, useEffectEvent, useRef } from 'react';
import { SUPPORT_KEYS } from '../../support/ticket-draft.ts';

type Field = Readonly<{ value: string; onChange: (value: string) => void }>;

/** Keeps a reply that is not sent yet for this tab: a reload or Back loses nothing. */
export function useKeptReply(ticketId: string, field: Field) {
  const key = `${SUPPORT_KEYS}reply-${ticketId}`;
  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    const kept = read(key);
    if (kept !== '' && field.value === '') field.onChange(kept);
  });
  const { value } = field;
  useEffect(() => {
    if (isRestored.current) write(key, value);
    else restore();
    isRestored.current = true;
  }, [key, value]);
  return { forget: () => write(key, '') };
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
