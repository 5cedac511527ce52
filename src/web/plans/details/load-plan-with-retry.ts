import { retry } from '#core/retry/retry.ts';
import { PLAN_RETRY } from '#core/retry/retry-policies.ts';
import type { PlanResult } from './plan-details-view.ts';
import { wait } from '../../browser/wait.ts';

type LoaderArgs = Readonly<{ request: Request; serverLoader: () => Promise<PlanResult> }>;

/** Loads a plan, with one retry. An unreachable shop is returned as an outcome, not thrown: the list behind stays. */
export async function loadPlanWithRetry({ request, serverLoader }: LoaderArgs): Promise<PlanResult> {
  const { signal } = request;
  try {
    return await retry(serverLoader, PLAN_RETRY, { wait, random: () => Math.random(), signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed' };
  }
}
