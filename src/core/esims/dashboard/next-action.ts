import type { EsimDisplay } from '../esim-display.ts';
import { planEnd } from './plan-end.ts';

/** The network sends its first notice when this share of the data is left. */
const LOW_SHARE = 0.25;

type Figures = Readonly<{ remainingMegabytes: number; totalMegabytes: number; isUnlimited: boolean }>;

type Esim = Readonly<{
  display: EsimDisplay;
  /** The end of the running package, ISO 8601. */
  expiresAt: string | null;
  /** Of the running package. */
  usage: Figures | null;
  /** Top-ups that start when it ends; megabytes null: unlimited. */
  waiting: readonly Readonly<{ megabytes: number | null }>[];
  canTopUp: boolean;
  /** Null: it is not meant for somebody else. */
  gift: object | null;
  /** Null: its owner did not give it away by a link. */
  given: object | null;
  /** Its owner returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
}>;

/** Little data is left, or none. What waits counts: it starts by itself. */
export function isLowOnData({
  display,
  usage,
  waiting,
}: Pick<Esim, 'display' | 'usage' | 'waiting'>): boolean {
  if (display === 'finished') return true;
  if (usage === null || usage.isUnlimited || display !== 'active') return false;
  const more = waiting.reduce((sum, { megabytes }) => sum + (megabytes ?? Infinity), 0);
  return more < Infinity && usage.remainingMegabytes + more <= (usage.totalMegabytes + more) * LOW_SHARE;
}

type OnPhone = Readonly<{ isInstalled: boolean; firstConnectedAt: string | null }>;

/** Data for an eSIM that is on no phone helps nobody: until then, installing comes first. */
export function isInstallFirst({ isInstalled, firstConnectedAt }: OnPhone): boolean {
  return !isInstalled && firstConnectedAt === null;
}

/** The useful next step of an eSIM, which its screen shows as a filled button; null when nothing needs to be done. */
export function nextAction(esim: Esim, now: Date): 'top-up' | 'install' | null {
  const hasEnded = planEnd(esim, now) !== null;
  if (hasEnded || isLowOnData(esim)) return esim.canTopUp ? 'top-up' : null;
  const isMine = esim.gift === null && esim.given === null && !esim.hasOpenWithdrawal;
  return esim.display === 'ready_to_install' && isMine ? 'install' : null;
}

/**
 * Whether its card has a refresh. One that connected since the last reading is still called ready to install, so its owner can
 * ask the network. One that its owner does not install has nothing to read before it is on a phone.
 */
export function isReadOnCard(esim: Esim, now: Date): boolean {
  return esim.display !== 'ready_to_install' || nextAction(esim, now) === 'install';
}
