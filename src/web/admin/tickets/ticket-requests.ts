import type { ShownSavedReply, StaffTicket, StaffTicketsResponse } from '#contract/admin/tickets.ts';
import type { Language } from '#core/language.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

export type TicketFilter = Readonly<{ status: 'open' | 'answered' | 'closed' | 'all'; search: string }>;

export async function fetchTickets(
  query: TicketFilter,
  { signal }: FetchNeeds,
): Promise<StaffTicketsResponse> {
  const response = await adminClient().tickets.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** Null: there is no such ticket. */
export async function fetchTicket(id: string, { signal }: FetchNeeds): Promise<StaffTicket | null> {
  const response = await adminClient().tickets[':id'].$get({ param: { id } }, { init: { signal } });
  if (response.status === 200) return (await response.json()).ticket;
  if (response.status === 404 || response.status === 400) return null;
  throw await refusalOf(response);
}

/** `isChanged`: nothing was stored; the ticket is shown as it is now. */
export type Changed = Readonly<{ ticket: StaffTicket; isChanged: boolean }>;

type Reply = Readonly<{ requestId: string; body: string; lastSeenMessageId: string }>;

export async function sendReply(id: string, json: Reply): Promise<Changed> {
  const response = await adminClient().tickets[':id'].replies.$post({ param: { id }, json });
  if (response.status === 200) return { ...(await response.json()), isChanged: false };
  if (response.status === 409) return { ticket: (await response.json()).ticket, isChanged: true };
  throw await refusalOf(response);
}

export async function assignTicket(
  id: string,
  json: Readonly<{ isMine: boolean; before: string | null }>,
): Promise<Changed> {
  const response = await adminClient().tickets[':id'].assignee.$put({ param: { id }, json });
  if (response.status === 200) return { ...(await response.json()), isChanged: false };
  if (response.status === 409) return { ticket: (await response.json()).ticket, isChanged: true };
  throw await refusalOf(response);
}

export async function closeTicket(id: string, isClosed: boolean): Promise<Changed> {
  const response = await adminClient().tickets[':id'].status.$put({ param: { id }, json: { isClosed } });
  if (response.status === 200) return { ...(await response.json()), isChanged: false };
  if (response.status === 409) return { ticket: (await response.json()).ticket, isChanged: true };
  throw await refusalOf(response);
}

export function staffAttachmentPath(ticketId: string): string {
  return `/api/admin/tickets/${ticketId}/attachment`;
}

export async function fetchSavedReplies({ signal }: FetchNeeds): Promise<readonly ShownSavedReply[]> {
  const response = await adminClient()['saved-replies'].$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).replies;
}

type Texts = Readonly<{ title: string } & Record<Language, string | null>>;

export async function addSavedReply(json: Texts): Promise<void> {
  const response = await adminClient()['saved-replies'].$post({ json });
  if (response.status !== 200) throw await refusalOf(response);
}

/** What is stored now when somebody else changed it meanwhile; null: saved. */
export async function changeSavedReply(
  id: string,
  json: Texts & Readonly<{ edition: number }>,
): Promise<ShownSavedReply | null> {
  const response = await adminClient()['saved-replies'][':id'].$put({ param: { id }, json });
  if (response.status === 200) return null;
  if (response.status === 409) return (await response.json()).conflict.stored;
  throw await refusalOf(response);
}

export async function removeSavedReply(id: string): Promise<void> {
  const response = await adminClient()['saved-replies'][':id'].$delete({ param: { id } });
  if (response.status !== 200) throw await refusalOf(response);
}
