import type { EsimDisplay } from '../esim-display.ts';
import { planEnd } from './plan-end.ts';

/** Times are ISO 8601 in UTC. */
type Arrangeable = Readonly<{
  display: EsimDisplay;
  expiresAt: string | null;
  /** Top-ups that start by themselves when the running package ends. */
  waiting: readonly unknown[];
  /** Its whole price was refunded, or will be. */
  isRefunded: boolean;
  /** The country or region of its plan, and when it was bought. */
  country: string;
  createdAt: string;
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
 * The order on the dashboard. The traveller of one without data may be offline abroad and waits for a top-up, so it comes first.
 * An unknown one may be in use, so it comes before those that wait.
 */
const CURRENT: readonly EsimDisplay[] = [
  'finished',
  'active',
  'unknown',
  'pending',
  'ready_to_activate',
  'ready_to_install',
];

/**
 * The customer's own eSIMs first, then those being returned, then those given away. Of each those without
 * data first, then the active ones, the one that ends soonest at the top; ended ones apart, the latest first. Otherwise the given order stays.
 */
export function arrangeEsims<Esim extends Arrangeable>(esims: readonly Esim[], now: Date): Arranged<Esim> {
  const current = inOrder(esims.filter((esim) => isCurrent(esim, now)));
  const earlier = esims.filter((esim) => !isCurrent(esim, now)).toSorted(latestEndFirst);
  return { current, earlier };
}

/** One without data is where its traveller looks for a top-up, as long as the days of its plan run. */
function isCurrent(esim: Arrangeable, now: Date): boolean {
  const { display, expiresAt, isRefunded } = esim;
  if (display !== 'finished') return CURRENT.includes(display);
  return expiresAt !== null && planEnd(esim, now)?.kind === 'data' && !isRefunded;
}

function inOrder<Esim extends Arrangeable>(current: readonly Esim[]): readonly Esim[] {
  const rankOf = (esim: Esim) => (isReplaced(esim, current) ? CURRENT.length : CURRENT.indexOf(esim.display));
  return current.toSorted(
    (one, other) =>
      ownerRank(one) - ownerRank(other) || rankOf(one) - rankOf(other) || endOf(one) - endOf(other) || 0,
  );
}

/** One without data beside another of its owner for the same place that is in use, or was bought later: instead of a top-up. */
function isReplaced(esim: Arrangeable, current: readonly Arrangeable[]): boolean {
  if (esim.display !== 'finished') return false;
  return current.some(
    (other) =>
      other !== esim &&
      other.country === esim.country &&
      ownerRank(other) === ownerRank(esim) &&
      (other.display === 'active' || (other.display !== 'finished' && other.createdAt > esim.createdAt)),
  );
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
