/** UTF-16 units of one message, as browsers count them. */
export const LONGEST_MESSAGE = 2_000;

type CheckedText =
  | Readonly<{ kind: 'ready'; text: string }>
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'too-long' }>;

/** Not printed: control characters except tab and new line, and marks that reverse the direction of what follows. */
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const MANY_EMPTY_LINES = /\n{3,}/g;

/** A typed message as it is stored: plain text without hidden characters, at most one empty line in a row. */
export function checkChatText(typed: string): CheckedText {
  const text = typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HIDDEN, '')
    .replaceAll(MANY_EMPTY_LINES, '\n\n')
    .trim();
  if (text === '') return { kind: 'empty' };
  return text.length > LONGEST_MESSAGE ? { kind: 'too-long' } : { kind: 'ready', text };
}
