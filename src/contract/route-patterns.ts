/**
 * Every screen by the pattern of its English path. Measurements and counts are sent under one of these patterns,
 * never under the path that a visitor opened: such a path may contain a secret.
 */
export const ROUTE_PATTERNS = [
  '/',
  '/auth',
  '/plans',
  '/regional-plans',
  '/global-plans',
  '/esim/:slug',
  '/esim/:slug/:planId',
  '/calculator',
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
  '/dashboard/esims/:esimId',
  '/dashboard/account',
  '/dashboard/passport',
  '/dashboard/esims/:esimId/install',
  '/dashboard/esims/:esimId/help',
  '/dashboard/saved',
  '/dashboard/esims/:esimId/print',
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
