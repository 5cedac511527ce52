import {
  mailAddress,
  mailFacts,
  mailList,
  mailNote,
  mailParagraph,
  mailReceipt,
  mailSection,
  mailSteps,
  mailWarning,
} from '#core/mail/mail-html.ts';

/** A block of the mail as text and as HTML. Plain text is escaped, so no name can become HTML. */
export type Block = Readonly<{ text: string; html: string }>;

export function paragraph(words: string): Block {
  return { text: words, html: mailParagraph(words) };
}

/** What must be read before anything is pressed. */
export function warning(words: string): Block {
  return { text: words, html: mailWarning(words) };
}

export function note(words: string): Block {
  return { text: words, html: mailNote(words) };
}

export function section(title: string): Block {
  return { text: `== ${title} ==`, html: mailSection(title) };
}

export function list(lines: readonly string[]): Block {
  return { text: lines.map((line) => `- ${line}`).join('\n'), html: mailList(lines) };
}

export function steps(lines: readonly string[]): Block {
  return { text: lines.map((line, index) => `${index + 1}. ${line}`).join('\n'), html: mailSteps(lines) };
}

type Rows = readonly (readonly [name: string, value: string])[];

export function facts(rows: Rows): Block {
  return { text: inText(rows), html: mailFacts(rows) };
}

/** The bought items with their prices; the last row is the total. */
export function receipt(rows: Rows): Block {
  return { text: inText(rows), html: mailReceipt(rows) };
}

function inText(rows: Rows): string {
  return rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

type Shape = (words: string, url: string) => string;

export function link(shape: Shape, words: string, url: string): Block {
  return { text: `${words}\n${url}`, html: shape(words, url) };
}

export function address(words: string, url: string): Block {
  return link(mailAddress, words, url);
}
