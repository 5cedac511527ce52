import { FUNNEL_STEPS, type FunnelStep } from './visit-values.ts';

/** What a browser shows and stores at one moment. */
type Moment = Readonly<{
  /** The pattern of the page. */
  pattern: string;
  /** The details of a plan are open over the page. */
  isPlanOpen: boolean;
  hasCart: boolean;
  isAwaitingPayment: boolean;
}>;

const LISTS: ReadonlySet<string> = new Set(['/plans', '/regional-plans', '/global-plans', '/esim/:slug']);

/** How far the visitor is on the way to a paid order. Needs no event of its own, and nothing about the person. */
export function funnelStep({ pattern, isPlanOpen, hasCart, isAwaitingPayment }: Moment): FunnelStep {
  if (pattern === '/checkout/success') return 'paid';
  if (isAwaitingPayment) return 'checkout';
  if (hasCart) return 'cart';
  if (isPlanOpen || pattern === '/esim/:slug/:planId') return 'plan';
  return LISTS.has(pattern) ? 'plans' : 'visit';
}

export function stepNumber(step: FunnelStep): number {
  return FUNNEL_STEPS.indexOf(step);
}

/** The steps that a session has newly reached when it comes from one step to a later one. */
export function stepsBetween(before: number, now: number): readonly FunnelStep[] {
  return FUNNEL_STEPS.slice(before + 1, now + 1);
}
