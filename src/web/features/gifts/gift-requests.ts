import type { Gift, GiftBody } from '#contract/orders/gifts.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

type SendNeeds = Omit<FetchNeeds, 'signal'>;

/** `opened`: it can no longer be changed. `day`: one of its plans must be installed before that day. */
export type GiftProblem = 'opened' | 'day' | 'too-many' | 'failed';
export type GiftOutcome =
  | Readonly<{ kind: 'changed'; gift: Gift | null }>
  | Readonly<{ kind: 'refused'; why: GiftProblem }>;

/** Null: it is no gift any more. */
export async function fetchGift(id: string, needs: FetchNeeds): Promise<Gift | null> {
  const { api } = createApiClient(needs);
  const response = await api.gifts[':id'].$get({ param: { id } }, { init: { signal: needs.signal } });
  if (response.status === 404) return null;
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).gift;
}

export function correctGift(id: string, gift: GiftBody, needs: SendNeeds): Promise<GiftOutcome> {
  return outcomeOf(() => giftApi(id, needs).one.$put({ param: { id }, json: gift }));
}

export function sendGiftNow(id: string, needs: SendNeeds): Promise<GiftOutcome> {
  return outcomeOf(() => giftApi(id, needs).one.send.$post({ param: { id } }));
}

export function cancelGift(id: string, needs: SendNeeds): Promise<GiftOutcome> {
  return outcomeOf(() => giftApi(id, needs).one.cancel.$post({ param: { id } }));
}

function giftApi(id: string, needs: SendNeeds) {
  return { id, one: createApiClient(needs).api.gifts[':id'] };
}

type GiftReply = Readonly<{ status: number; json: () => Promise<{ gift: Gift | null } | ErrorBody> }>;
type ErrorBody = Readonly<{ error: Readonly<{ code: string }> }>;

async function outcomeOf(send: () => Promise<GiftReply>): Promise<GiftOutcome> {
  try {
    const response = await send();
    const body = await response.json();
    if ('gift' in body) return { kind: 'changed', gift: body.gift };
    return { kind: 'refused', why: problemOf(response.status, body.error.code) };
  } catch {
    return { kind: 'refused', why: 'failed' };
  }
}

function problemOf(status: number, code: string): GiftProblem {
  if (code === 'gift-opened') return 'opened';
  if (code === 'gift-day-too-late') return 'day';
  return status === 429 ? 'too-many' : 'failed';
}
