import { BRAND } from '#core/brand.ts';
import type { Language } from '#core/language.ts';
import { escapeHtml } from './escape-html.ts';

// Mail programs load no style sheet, and many drop classes, so the shop's colours are repeated here on every
// element. Light only, and declared so: programs that invert colours make a QR code unreadable.
const PAPER = '#FBF7F0';
const CARD = '#FFFFFF';
const INK = '#10233A';
const INK_SOFT = '#4A5B6E';
const LINE = '#E4DCCD';
const CORAL = '#C8371B';
const SEA = '#0B6E6E';
const FONT = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

type Page = Readonly<{
  language: Language;
  subject: string;
  heading: string;
  /** HTML that is already escaped. */
  body: string;
}>;

/** The layout of every mail of the shop. */
export function mailPage({ language, subject, heading, body }: Page): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="only light">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.5">`,
    `<div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 0 16px 4px;font-size:22px;font-weight:700">${BRAND}<span style="color:${CORAL}">&nbsp;●</span></p>`,
    `<div style="padding:24px 20px;background:${CARD};border:1px solid ${LINE};border-radius:14px">`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    body,
    '</div></div></body></html>',
  ].join('');
}

export function mailParagraph(words: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
}

/** A warning that the customer must read first. */
export function mailWarning(words: string): string {
  return `<p style="margin:0 0 16px;padding:12px 16px;border:2px solid ${CORAL};border-radius:10px;font-weight:600">${escapeHtml(words)}</p>`;
}

/** Additional information in small text. */
export function mailNote(words: string): string {
  return `<p style="margin:0 0 16px;font-size:14px;color:${INK_SOFT}">${escapeHtml(words)}</p>`;
}

export function mailSection(title: string): string {
  return `<h2 style="margin:24px 0 8px;padding-top:20px;border-top:2px dashed ${LINE};font-size:20px;line-height:1.25">${escapeHtml(title)}</h2>`;
}

export function mailList(lines: readonly string[]): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`);
  return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
}

export function mailSteps(lines: readonly string[]): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`);
  return `<ol style="margin:0 0 16px;padding-left:20px">${items.join('')}</ol>`;
}

/** The bought items with their prices; the last row is the total. A real table, so screen readers read it by rows. */
export function mailReceipt(rows: readonly (readonly [name: string, value: string])[]): string {
  const shown = rows.map(([name, value], index) => {
    const weight = index === rows.length - 1 ? 'font-weight:700' : 'font-weight:400';
    const cell = `padding:6px 0;border-bottom:1px solid ${LINE};${weight}`;
    return (
      `<tr><th scope="row" align="left" style="${cell}">${escapeHtml(name)}</th>` +
      `<td align="right" style="${cell};white-space:nowrap;padding-left:12px">${escapeHtml(value)}</td></tr>`
    );
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${shown.join('')}</table>`;
}

/** Names above their values, because a code is wider than a phone screen. */
export function mailFacts(rows: readonly (readonly [name: string, value: string])[]): string {
  const shown = rows.map(
    ([name, value]) =>
      `<tr><td style="padding:8px 12px 0;font-size:14px;font-weight:500;color:${INK_SOFT}">${escapeHtml(name)}</td></tr>` +
      `<tr><td style="padding:0 12px 8px;border-bottom:1px solid ${LINE}"><code style="font-size:15px;word-break:break-all">${escapeHtml(value)}</code></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border:1px solid ${LINE};border-bottom:0;border-radius:10px">${shown.join('')}</table>`;
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;font-weight:600;text-decoration:none';

/** The main action of this mail. */
export function mailButton(words: string, url: string): string {
  return `<p style="margin:20px 0 16px"><a href="${escapeHtml(url)}" style="${BUTTON};background:${CORAL};color:${CARD}">${escapeHtml(words)}</a></p>`;
}

export function mailSecondButton(words: string, url: string): string {
  return `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="${BUTTON};border:1px solid ${INK_SOFT};color:${INK}">${escapeHtml(words)}</a></p>`;
}

/** A text, then its link as a visible address, for mail programs that do not show links. */
export function mailAddress(words: string, url: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:14px;color:${INK_SOFT}">${escapeHtml(words)} <a href="${address}" style="color:${SEA};overflow-wrap:anywhere">${address}</a></p>`;
}
