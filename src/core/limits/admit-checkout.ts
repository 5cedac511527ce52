import type { Clock } from '#core/clock.ts';
import type { LimitVerdict, RateLimit, SharedLimits } from './rate-limit.ts';
import { HOLD_OF_CART, type HoldLimits } from './shop-limits.ts';

type Needs = Readonly<{ counts: SharedLimits; limits: HoldLimits; clock: Clock }>;

/** Anybody can type the address of a guest; only its owner is signed in to an account. */
export type Buyer = Readonly<{ accountId: string } | { guestEmail: string }>;

export type CheckoutToAdmit = Readonly<{
  client: string;
  buyer: Buyer;
  /** A cart has one payable order at a time, so it is counted once. */
  cart: string;
  /** In capitals. */
  code: string | null;
  /** Whether it would hold stock, or uses of a code, that others may want. */
  holdsLimited: boolean;
}>;

export type Admission = Readonly<{
  verdict: LimitVerdict;
  /** Takes the count back, for a checkout that then held nothing. */
  undo(): Promise<void>;
}>;

type Use = readonly [limit: RateLimit, target: string];

/** Counts a checkout by what it would hold. A checkout that is refused is not counted anywhere. */
export async function admitCheckout(
  { counts, limits, clock }: Needs,
  checkout: CheckoutToAdmit,
): Promise<Admission> {
  const uses = usesOf(limits, checkout);
  const taken: Use[] = [];
  const undo = async () => {
    for (const [limit, target] of taken.splice(0)) await counts.release(limit, target);
  };
  const allowed: Admission = { verdict: { isAllowed: true }, undo };
  if (uses.length === 0) return allowed;
  const cart: Use = [HOLD_OF_CART, `${checkout.client} ${checkout.cart}`];
  for (const use of [cart, ...uses]) {
    const verdict = await counts.take(...use, clock.now());
    if (!verdict.isAllowed && use === cart) return allowed;
    if (!verdict.isAllowed) {
      await undo();
      return { verdict, undo };
    }
    taken.push(use);
  }
  return allowed;
}

function usesOf(limits: HoldLimits, { client, buyer, code, holdsLimited }: CheckoutToAdmit): readonly Use[] {
  const holds: Use[] = holdsLimited ? [[limits.perClient, client]] : [];
  const own = 'accountId' in buyer ? `account ${buyer.accountId}` : `guest ${client} ${buyer.guestEmail}`;
  const takeovers = (limit: RateLimit, target: string): Use[] =>
    code === null ? [] : [[limit, `${code} ${target}`]];
  if (holdsLimited) holds.push([limits.perBuyer, own]);
  holds.push(...takeovers(limits.codePerBuyer, own));
  if ('accountId' in buyer) return holds;
  if (holdsLimited) holds.push([limits.perGuestAddress, buyer.guestEmail]);
  return [...holds, ...takeovers(limits.codePerGuestAddress, buyer.guestEmail)];
}
