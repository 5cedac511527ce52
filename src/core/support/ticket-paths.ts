export const TICKETS_PATH = '/dashboard/tickets';

export function ticketPath(ticketId: string): string {
  return `${TICKETS_PATH}/${ticketId}`;
}

/** The form, with the number of the order that it is about. */
export function contactPath(orderNumber: string): string {
  return `/contact?order=${encodeURIComponent(orderNumber)}`;
}
