import type { EsimDisplay } from '../esim-display.ts';
import { planEnd } from './plan-end.ts';

/** Times are ISO 8601 in UTC. */
type Arrangeable = Readonly<{
  display: EsimDisplay;
  expiresAt: string | null;
  /** Top-ups that start by themselves when the running package ends. */
  waiting: readonly unknown[];
  /** Why it cannot be topped up; `none`: its price was refunded. */
  noTopupReason: string | null;
  /** Its owner returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** Null: it is not meant for somebody else. */
  gift: object | null;
  /** Null: its owner did not give it away by a link. */
  given: Readonly<{ isInOwnersUse: boolean }> | null;
}>;

type Arranged<Esim> = Readonly<{
  /** Can be used now or later, or needs a top-up now. */
  current: readonly Esim[];
  /** Ended: shown collapsed. */
  earlier: readonly Esim[];
}>;

/**
 * The order on the dashboard. An unknown one may be in use, so it comes before those that wait. One without data comes last:
 * beside it there may be the plan that was bought instead of a top-up.
 */
const CURRENT: readonly EsimDisplay[] = [
  'active',
  'unknown',
  'pending',
  'ready_to_activate',
  'ready_to_install',
  'finished',
];

/**
 * The customer's own eSIMs first, then those being returned, then those given away. Of each the active ones first, the
 * one that ends soonest at the top; ended ones apart, the latest first. Otherwise the given order stays.
 */
export function arrangeEsims<Esim extends Arrangeable>(esims: readonly Esim[], now: Date): Arranged<Esim> {
  const current = esims.filter((esim) => isCurrent(esim, now)).toSorted(compareCurrent);
  const earlier = esims.filter((esim) => !isCurrent(esim, now)).toSorted(latestEndFirst);
  return { current, earlier };
}

/** One without data is where its traveller looks for a top-up, as long as the days of its plan run. */
function isCurrent(esim: Arrangeable, now: Date): boolean {
  const { display, expiresAt, noTopupReason } = esim;
  if (display !== 'finished') return CURRENT.includes(display);
  return expiresAt !== null && planEnd(esim, now)?.kind === 'data' && noTopupReason !== 'none';
}

function compareCurrent(one: Arrangeable, other: Arrangeable): number {
  const byOwner = ownerRank(one) - ownerRank(other);
  if (byOwner !== 0) return byOwner;
  const byDisplay = CURRENT.indexOf(one.display) - CURRENT.indexOf(other.display);
  return byDisplay === 0 ? endOf(one) - endOf(other) || 0 : byDisplay;
}

function ownerRank({ hasOpenWithdrawal, gift, given }: Arrangeable): number {
  if (gift !== null || (given !== null && !given.isInOwnersUse)) return 2;
  return hasOpenWithdrawal ? 1 : 0;
}

function latestEndFirst(one: Arrangeable, other: Arrangeable): number {
  return (other.expiresAt ?? '').localeCompare(one.expiresAt ?? '');
}

/** An eSIM without a known end comes last. Two of them give NaN, which the caller reads as equal. */
function endOf({ expiresAt }: Arrangeable): number {
  return expiresAt === null ? Infinity : Date.parse(expiresAt);
}
