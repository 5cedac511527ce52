/** Longest texts of a ticket, in characters. */
export const MAX_TICKET_NAME_LENGTH = 100;
export const MAX_TICKET_MESSAGE_LENGTH = 5_000;
export const MAX_ORDER_NUMBER_LENGTH = 20;
export const MAX_SAVED_REPLY_TITLE_LENGTH = 80;

/** As our emails write it, with the signs that people type around it: "104236", "#104236", "Nº 104 236". */
export function parseOrderNumber(typed: string): string | null {
  const digits = typed.replaceAll(/order|pedido|n(?:umber|úmero|[.º°o])?/giu, '').replaceAll(/[\s#.:-]/g, '');
  return /^\d{4,12}$/.test(digits) ? digits : null;
}

/** Spaces and line breaks at both ends say nothing. At most two empty lines follow each other. */
export function tidyMessage(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
}
