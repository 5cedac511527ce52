/**
 * Every screen by the pattern of its English path. What is measured or counted is sent under one of these, never
 * under a path a visitor opened: such a path may hold a secret.
 */
export const ROUTE_PATTERNS = [
  '/',
  '/auth',
  '/plans',
  '/regional-plans',
  '/global-plans',
  '/esim/:slug',
  '/esim/:slug/:planId',
  '/coverage-map',
  '/compatibility',
  '/how-it-works',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/data-protection',
  '/refund-policy',
  '/withdrawal',
  '/api-test',
  '/offline',
  '/dashboard',
  '/checkout/success',
  '/checkout/canceled',
  '/topup',
  '/topup/success',
  '/topup/canceled',
  '/share/:shareId',
  '/admin',
  /** Any other path. */
  '*',
] as const;

export type RoutePattern = (typeof ROUTE_PATTERNS)[number];
