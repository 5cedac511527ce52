import { planPath, type PlanCardView } from '../card/plan-card-view.ts';

const SHEET = /^#plan(\/[^/]+\/[^/]+)$/;

/** What stands behind a list's address while a plan's sheet is open on it: `#plan/japan/moshi-7days-1gb`. */
export function planHash(plan: Pick<PlanCardView, 'path' | 'id'>): string {
  return `#plan${planPath(plan).replace(/^\/esim/, '')}`;
}

/** The English path of the plan an address opens, or null when it opens none. */
export function openedPlanPath(hash: string): string | null {
  const [, place] = SHEET.exec(hash) ?? [];
  return place === undefined ? null : `/esim${place}`;
}

/** The state of a history entry that Back leads out of to the list it was opened on. */
export const OPENED_HERE = { isPlanOpenedHere: true };

export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPlanOpenedHere' in state;
}
