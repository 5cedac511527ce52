import { useEffect, useEffectEvent, useRef } from 'react';
import { keepDraft, keptDraft, type DraftFile, type TicketText } from '../../support/ticket-draft.ts';
import { fieldId } from './form-field.tsx';

type Options = Readonly<{
  texts: Readonly<Record<TicketText, string>>;
  file: DraftFile | null;
  type: (name: TicketText, value: string) => void;
  restoreFile: (file: DraftFile) => void;
}>;

const NAMES: readonly TicketText[] = ['name', 'email', 'orderNumber', 'message'];

/** Fills in what this tab has kept, and keeps every change: a reload or Back loses nothing. */
export function useDraft({ texts, file, type, restoreFile }: Options): void {
  const { name, email, orderNumber, message } = texts;
  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    const kept = keptDraft();
    const linked = new URLSearchParams(window.location.search).get('order')?.slice(0, 20) ?? '';
    const draft = linked === '' ? kept : { ...kept, orderNumber: linked };
    // What the visitor typed before this script ran is newer.
    for (const field of NAMES) if (draft[field] !== '' && typedInto(field) === '') type(field, draft[field]);
    if (draft.file !== null) restoreFile(draft.file);
  });
  useEffect(() => {
    // The first render still shows empty fields; they must not replace what was kept.
    if (isRestored.current) keepDraft({ name, email, orderNumber, message, file });
    else restore();
    isRestored.current = true;
  }, [name, email, orderNumber, message, file]);
}

function typedInto(name: TicketText): string {
  const field = document.getElementById(fieldId(name));
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
