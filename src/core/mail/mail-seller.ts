import { sellerLine, type Seller } from '#core/seller.ts';
import type { Translate } from '#messages/translate.ts';
import { escapeHtml } from './escape-html.ts';
import { mailNote } from './mail-html.ts';

/** The end of every email: the sender and the support address. `html` is escaped. */
export function mailSeller(seller: Seller, t: Translate<'shell'>): Readonly<{ text: string; html: string }> {
  const line = sellerLine(seller, t);
  return {
    text: `${line}\n${seller.supportEmail}`,
    html: mailNote(line) + mailNoteLink(seller.supportEmail),
  };
}

function mailNoteLink(address: string): string {
  const escaped = escapeHtml(address);
  return `<p style="margin:0 0 16px;font-size:14px"><a href="mailto:${escaped}">${escaped}</a></p>`;
}
