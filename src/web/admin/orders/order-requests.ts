import type { OrderListResponse, StaffOrderDetails } from '#contract/admin/orders.ts';
import type { RequestedReason } from '#core/orders/delivery/requested-refund.ts';
import type { Language } from '#core/language.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, AdminRefusal, refusalOf } from '../frame/admin-client.ts';

export type OrderSearch = Readonly<{ search: string; isAttention: boolean; before: number | null }>;

export async function fetchOrders({ signal }: FetchNeeds, wanted: OrderSearch): Promise<OrderListResponse> {
  const { search, isAttention, before } = wanted;
  const query = {
    ...(search === '' ? {} : { search }),
    ...(isAttention ? { filter: 'attention' as const } : {}),
    ...(before === null ? {} : { before: String(before) }),
  };
  const response = await adminClient().orders.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchOrder(
  { signal, language }: FetchNeeds,
  id: string,
): Promise<StaffOrderDetails | null> {
  const response = await adminClient().orders[':id'].$get(
    { param: { id }, query: { language } },
    { init: { signal } },
  );
  // A malformed id is no order either.
  if (response.status === 404 || response.status === 400) return null;
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).order;
}

/** Of which order, in which language the answer is. */
export type About = Readonly<{ id: string; language: Language }>;
const inputOf = ({ id, language }: About) => ({ param: { id }, query: { language } });

export async function retryOrder(about: About): Promise<StaffOrderDetails> {
  const response = await adminClient().orders[':id'].retry.$post(inputOf(about));
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).order;
}

export async function resendMail(about: About): Promise<StaffOrderDetails> {
  const response = await adminClient().orders[':id']['resend-mail'].$post(inputOf(about));
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).order;
}

export async function addNote(about: About, text: string): Promise<StaffOrderDetails> {
  const response = await adminClient().orders[':id'].notes.$post({ ...inputOf(about), json: { text } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).order;
}

export async function markHandled(about: About, isHandled: boolean): Promise<StaffOrderDetails> {
  const response = await adminClient().orders[':id'].handled.$put({
    ...inputOf(about),
    json: { isHandled },
  });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).order;
}

/** `isRefunded` false: another person was faster, and nothing was refunded. */
type RefundResult = Readonly<{ order: StaffOrderDetails; isRefunded: boolean }>;
type Refund = Readonly<{ unitIds: readonly string[]; reason: RequestedReason }>;

export async function refundUnits(about: About, { unitIds, reason }: Refund): Promise<RefundResult> {
  const json = { unitIds: [...unitIds], reason };
  const response = await adminClient().orders[':id'].refunds.$post({ ...inputOf(about), json });
  if (response.status === 200) return { order: (await response.json()).order, isRefunded: true };
  if (response.status === 409) {
    const body = await response.json();
    return { order: body.order, isRefunded: false };
  }
  throw new AdminRefusal(response.status, await response.json().catch(() => null));
}
