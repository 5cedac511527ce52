import { DAY_MS } from '#core/durations.ts';
import type { EsimDisplay } from '../esim-display.ts';
import { isLowOnData } from '../dashboard/next-action.ts';
import { shownStatus, type ShownStatus } from '../dashboard/shown-status.ts';
import type { Question } from './troubleshoot.ts';

/** A question that a reading can answer. */
export type ProvenQuestion = Extract<Question, 'line-on' | 'roaming-on' | 'apn'>;

/** Settings are seldom changed within this time after they were right. */
const FRESH_MS = DAY_MS;

/** Times are ISO 8601. */
type Seen = Readonly<{
  firstConnectedAt: string | null;
  /** When a reading last counted more used data. */
  lastUsedAt: string | null;
}>;

/** When the network last saw the eSIM on a phone; null: never. */
export function lastSeenAt({ firstConnectedAt, lastUsedAt }: Seen): string | null {
  return lastUsedAt ?? firstConnectedAt;
}

/**
 * The questions that the network's readings answer. Nobody changes an APN that worked; that a line and its roaming are on
 * is sure only as long as the reading is fresh. Which line the phone uses for data is changed most, and always a question.
 */
export function networkProof(seen: Seen, now: Date): readonly ProvenQuestion[] {
  const at = lastSeenAt(seen);
  if (at === null) return [];
  const isFresh = now.getTime() - Date.parse(at) <= FRESH_MS;
  if (seen.lastUsedAt === null) return isFresh ? ['line-on'] : [];
  return isFresh ? ['line-on', 'roaming-on', 'apn'] : ['apn'];
}

type Esim = Parameters<typeof shownStatus>[0] &
  Readonly<{
    display: EsimDisplay;
    usage: Readonly<{ remainingMegabytes: number; isUnlimited: boolean }> | null;
  }>;

/** The status that may explain why there is no internet. The network may call an eSIM active whose data is used up. */
export function explainingStatus(esim: Esim, now: Date): ShownStatus {
  const status = shownStatus(esim, now);
  const { usage, waiting } = esim;
  const isEmpty = usage !== null && !usage.isUnlimited && usage.remainingMegabytes === 0;
  return status === 'active' && isEmpty && waiting.length === 0 ? 'finished' : status;
}

/** So little data was left at the last reading that there may be none by now. A top-up that waits starts by itself. */
export function mayBeUsedUp(esim: Parameters<typeof isLowOnData>[0]): boolean {
  return isLowOnData(esim) && esim.waiting.length === 0;
}
