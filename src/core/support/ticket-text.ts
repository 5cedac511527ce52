/** Longest texts of a ticket, in characters. */
export const MAX_TICKET_NAME_LENGTH = 100;
export const MAX_TICKET_MESSAGE_LENGTH = 5_000;
export const MAX_ORDER_NUMBER_LENGTH = 20;
export const MAX_SAVED_REPLY_TITLE_LENGTH = 80;

/** Spaces and line breaks at both ends say nothing. At most two empty lines follow each other. */
export function tidyMessage(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
}
