/** Inboxes show about this much of a mail after its subject. */
const MOST_CHARACTERS = 140;

const ADDRESS = /https?:\/\/\S+/g;

/** How the text of a mail marks a title. */
const TITLE = /^== (.*) ==$/gm;

/** The beginning of a mail in one line, without addresses and marks, cut after a whole word. */
export function previewOf(text: string): string {
  const line = text.replaceAll(TITLE, '$1.').replaceAll(ADDRESS, '').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_CHARACTERS) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MOST_CHARACTERS - 1))}…`;
}
