import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { isEnded } from '#core/esims/usage/apply-reading.ts';
import type { TopupState } from '../split-packages.ts';

type ToppedUp = Readonly<{
  status: EsimStatus;
  /** Oldest first. */
  topups: readonly Readonly<{ state: TopupState }>[];
}>;

/**
 * When the newest top-up of an eSIM starts. `at-once`: nothing runs before it, and the next reading shows it. `running`, `plan`:
 * when the running package ends, or the plan that has not started yet. `either`: not known.
 */
export type TopupStart = 'started' | 'at-once' | 'running' | 'plan' | 'either';

export function topupStart({ status, topups }: ToppedUp): TopupStart {
  const state = topups.at(-1)?.state;
  if (state === 'running') return 'started';
  if (state === 'unknown' && isEnded(status)) return 'at-once';
  if (state !== 'waiting') return 'either';
  if (status === 'active') return 'running';
  return status === 'ready_to_activate' && topups.length === 1 ? 'plan' : 'either';
}
