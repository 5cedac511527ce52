import type { MyTicketsResponse, ShownTicket } from '#contract/support/tickets.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

export async function fetchTickets({ anonKey, signal }: FetchNeeds): Promise<MyTicketsResponse['tickets']> {
  const response = await createApiClient({ anonKey }).api.me.tickets.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).tickets;
}

/** Null: the customer has no such ticket. */
export async function fetchTicket(id: string, { anonKey, signal }: FetchNeeds): Promise<ShownTicket | null> {
  const one = createApiClient({ anonKey }).api.me.tickets[':id'];
  const response = await one.$get({ param: { id } }, { init: { signal } });
  if (response.status === 200) return response.json();
  if (response.status === 404 || response.status === 400) return null;
  throw new RequestRefused(response.status);
}

export type ReplyResult =
  | Readonly<{ kind: 'sent'; ticket: ShownTicket }>
  | Readonly<{ kind: 'failed' | 'tooMany' | 'noResponse' }>;

export async function sendReply(
  id: string,
  json: Readonly<{ requestId: string; body: string }>,
  { anonKey }: Pick<FetchNeeds, 'anonKey'>,
): Promise<ReplyResult> {
  try {
    const one = createApiClient({ anonKey, retriesReads: false }).api.me.tickets[':id'];
    const response = await one.messages.$post({ param: { id }, json });
    if (response.status === 200) return { kind: 'sent', ticket: await response.json() };
    return { kind: response.status === 429 ? 'tooMany' : 'failed' };
  } catch {
    return { kind: 'noResponse' };
  }
}

/** The file of a ticket, for an image or a link. */
export function attachmentPath(ticketId: string): string {
  return `/api/me/tickets/${ticketId}/attachment`;
}
