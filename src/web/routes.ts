import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every path of the shop. Those under `es?` exist in English and, with the prefix /es, in Spanish. */
export default [
  route('place-pictures.svg', 'routes/place-pictures.ts'),
  route('es/es/*', 'routes/collapse-prefix.ts'),
  route('es/admin/*', 'routes/leave-spanish-admin.ts'),
  ...prefix('es?', [
    route('offline', 'routes/offline.tsx'),
    route('dashboard/saved', 'routes/saved-esims.tsx'),
  ]),
  layout('routes/site.tsx', [
    layout('routes/page-boundary.tsx', [
      ...prefix('es?', [
        index('routes/home.tsx'),
        route('auth', 'routes/auth.tsx'),
        route('plans', 'routes/plans.tsx'),
        route('regional-plans', 'routes/regional-plans.tsx'),
        route('global-plans', 'routes/global-plans.tsx'),
        route('esim/:slug', 'routes/destination.tsx'),
        route('esim/:slug/:planId', 'routes/plan.tsx'),
        route('calculator', 'routes/calculator.tsx'),
        route('coverage-map', 'routes/coverage-map.tsx'),
        route('compatibility', 'routes/compatibility.tsx'),
        route('how-it-works', 'routes/how-it-works.tsx'),
        route('contact', 'routes/contact.tsx'),
        route('privacy-policy', 'routes/legal/privacy-policy.tsx'),
        route('terms-of-service', 'routes/legal/terms-of-service.tsx'),
        route('data-protection', 'routes/legal/data-protection.tsx'),
        route('refund-policy', 'routes/legal/refund-policy.tsx'),
        route('withdrawal', 'routes/legal/withdrawal.tsx'),
        route('api-test', 'routes/api-test.tsx'),
        route('dashboard', 'routes/dashboard.tsx'),
        route('dashboard/account', 'routes/account.tsx'),
        route('dashboard/esims/:esimId/print', 'routes/print-esim.tsx'),
        route('checkout/success', 'routes/orders/checkout-success.tsx'),
        route('checkout/canceled', 'routes/orders/checkout-canceled.tsx'),
        route('topup', 'routes/orders/topup.tsx'),
        route('topup/success', 'routes/orders/topup-success.tsx'),
        route('topup/canceled', 'routes/orders/topup-canceled.tsx'),
        route('share/:shareId', 'routes/share.tsx'),
        route('*', 'routes/not-found.tsx'),
      ]),
      route('admin', 'routes/admin.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
