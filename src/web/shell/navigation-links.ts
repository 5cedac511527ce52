/** The six links of the navigation bar, in order. */
export const NAVIGATION_LINKS = [
  { to: '/plans', words: 'nav.plans' },
  { to: '/global-plans', words: 'nav.globalPlans' },
  { to: '/regional-plans', words: 'nav.regionalPlans' },
  { to: '/compatibility', words: 'nav.compatibility' },
  { to: '/how-it-works', words: 'nav.howItWorks' },
  { to: '/contact', words: 'nav.contact' },
] as const;

/** From this width on the navigation is a bar; below it, a side menu. */
export const BAR_FROM_PX = 768;
