import { planPath, type PlanCardView } from '../card/plan-card-view.ts';

const SHEET = /^#plan(\/[^/]+\/[^/]+)$/;

/** The hash of a list's address while a plan's sheet is open: `#plan/japan/moshi-7days-1gb`. */
export function planHash(plan: Pick<PlanCardView, 'path' | 'id'>): string {
  return `#plan${planPath(plan).replace(/^\/esim/, '')}`;
}

/** The English path of the plan that a hash opens; null when it opens none. */
export function openedPlanPath(hash: string): string | null {
  const [, path] = SHEET.exec(hash) ?? [];
  return path === undefined ? null : `/esim${path}`;
}
