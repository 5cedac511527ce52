import { useLocation } from 'react-router';
import { barePath } from '#core/language-path.ts';
import { markedCoverage, parsePlanFilters } from '#core/plans/plan-filters.ts';

/** The six links of the navigation bar, in order. */
export const NAVIGATION_LINKS = [
  { to: '/plans', words: 'nav.plans', coverage: 'local' },
  { to: '/global-plans', words: 'nav.globalPlans', coverage: 'global' },
  { to: '/regional-plans', words: 'nav.regionalPlans', coverage: 'regional' },
  { to: '/compatibility', words: 'nav.compatibility', coverage: null },
  { to: '/how-it-works', words: 'nav.howItWorks', coverage: null },
  { to: '/contact', words: 'nav.contact', coverage: null },
] as const;

/** From this width on the navigation is a bar; below it, a side menu. */
export const BAR_FROM_PX = 768;

/** Whether a link leads to what the page shows: a list of plans by the kind that it lists, any other page by its path. */
export function useIsCurrent(): (link: (typeof NAVIGATION_LINKS)[number]) => boolean {
  const { pathname, search } = useLocation();
  const path = barePath(pathname);
  const page = NAVIGATION_LINKS.find(({ to }) => to === path);
  const start = page?.coverage ?? null;
  const listed = start === null ? null : markedCoverage(start, parsePlanFilters(new URLSearchParams(search)));
  return (link) => (start === null ? link === page : link.coverage !== null && link.coverage === listed);
}
