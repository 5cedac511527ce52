import { tabStorage } from '../browser/guarded-storage.ts';
import { readField, readTextField } from '../api/read-field.ts';

/** Everything that was typed to support and is not sent yet has a key of this tab that begins so. */
export const SUPPORT_KEYS = 'support-';
const DRAFT_KEY = `${SUPPORT_KEYS}draft`;

const TEXTS = ['name', 'email', 'orderNumber', 'message'] as const;
export type TicketText = (typeof TEXTS)[number];

/** An upload that belongs to the draft. */
export type DraftFile = Readonly<{ id: string; fileName: string; contentType: string; bytes: number }>;

export type TicketDraft = Readonly<Record<TicketText, string>> & Readonly<{ file: DraftFile | null }>;

const EMPTY: TicketDraft = { name: '', email: '', orderNumber: '', message: '', file: null };

/** What was typed into the support form, kept for this tab until it is sent. */
export function keptDraft(): TicketDraft {
  const kept = tabStorage.json(DRAFT_KEY);
  const [name, email, orderNumber, message] = TEXTS.map((text) => readTextField(kept, text) ?? '');
  if (name === undefined || email === undefined || orderNumber === undefined || message === undefined)
    return EMPTY;
  return { name, email, orderNumber, message, file: draftFileIn(readField(kept, 'file')) };
}

/** Null: it is not one. */
export function draftFileIn(value: unknown): DraftFile | null {
  const [id, fileName, contentType] = ['id', 'fileName', 'contentType'].map((name) =>
    readTextField(value, name),
  );
  const bytes = readField(value, 'bytes');
  return id == null || fileName == null || contentType == null || typeof bytes !== 'number'
    ? null
    : { id, fileName, contentType, bytes };
}

export function keepDraft(draft: TicketDraft): void {
  const isEmpty = TEXTS.every((text) => draft[text] === '') && draft.file === null;
  tabStorage.set(DRAFT_KEY, isEmpty ? null : JSON.stringify(draft));
}

export function forgetDraft(): void {
  keepDraft(EMPTY);
}

/** Fills in the form before it is opened. A message that was typed before follows the new one: nothing is lost. */
export function prefillDraft({
  orderNumber,
  message,
}: Readonly<{ orderNumber: string; message: string }>): void {
  const before = keptDraft();
  const typed = before.message.includes(message.trim()) ? '' : before.message.trim();
  keepDraft({ ...before, orderNumber, message: typed === '' ? message : `${message.trim()}\n\n${typed}` });
}
