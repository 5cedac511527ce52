import { isBeforeStart } from '#core/esims/dashboard/plan-days.ts';

/** What decides whether an account can be deleted now. */
export type DeletionFacts = Readonly<{
  hasRole: boolean;
  /** Paid orders of the account. */
  orders: readonly OwnOrderFacts[];
}>;

export type OwnOrderFacts = Readonly<{
  number: string;
  /** False while one of its eSIMs or top-ups is neither delivered nor refunded. */
  isSettled: boolean;
  /** A refund of it has not arrived yet. */
  hasOpenRefund: boolean;
  /** The customer withdrew from it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  gift: Readonly<{
    /** Null: it waits for its day. */
    sentAt: Date | null;
    /** The last link of its recipient ends then; null: there is none. */
    linksEndAt: Date | null;
    /** Its recipient has seen the codes of each of its eSIMs. */
    isOpened: boolean;
  }> | null;
}>;

export type DeletionObstacle =
  /** Staff give up their role first, so that the shop always has an administrator. */
  | Readonly<{ kind: 'staff' }>
  | Readonly<{ kind: 'order-open' | 'refund-open' | 'withdrawal-open' | 'gift-waiting'; orderNumber: string }>
  | Readonly<{ kind: 'gift-link-open'; orderNumber: string; until: Date }>;

/**
 * Why an account cannot be deleted yet. Money and eSIMs that somebody still waits for come first: without the account
 * the shop could not deliver or refund them.
 */
export function deletionObstacles({ hasRole, orders }: DeletionFacts, now: Date): DeletionObstacle[] {
  return [
    ...(hasRole ? [{ kind: 'staff' } as const] : []),
    ...orders.flatMap((order) => obstacleOf(order, now) ?? []),
  ];
}

function obstacleOf(order: OwnOrderFacts, now: Date): DeletionObstacle | null {
  const { number: orderNumber, gift } = order;
  if (!order.isSettled) return { kind: 'order-open', orderNumber };
  if (order.hasOpenRefund) return { kind: 'refund-open', orderNumber };
  if (order.hasOpenWithdrawal) return { kind: 'withdrawal-open', orderNumber };
  if (gift === null) return null;
  if (gift.sentAt === null) return { kind: 'gift-waiting', orderNumber };
  // Who has the codes can install it without the link, as the screen warns.
  if (gift.isOpened || gift.linksEndAt === null || gift.linksEndAt <= now) return null;
  return { kind: 'gift-link-open', orderNumber, until: gift.linksEndAt };
}

/** Gifts whose recipient has opened them and could open them again: their links end with the account. */
export function countOpenedGifts({ orders }: Pick<DeletionFacts, 'orders'>, now: Date): number {
  return orders.filter(
    ({ gift }) => gift?.isOpened === true && gift.linksEndAt !== null && gift.linksEndAt > now,
  ).length;
}

/** Without the account nobody can install it any more. One that is installed keeps working until its plan ends. */
export function isUninstalled({
  installedAt,
  ...esim
}: Parameters<typeof isBeforeStart>[0] & Readonly<{ installedAt: string | null }>): boolean {
  return installedAt === null && isBeforeStart(esim);
}
