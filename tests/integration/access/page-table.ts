import type { Visitor } from './visitors.ts';

/** What a request for a page gets. Personal data is fetched later by the API: no page contains any. */
export type PageAnswer =
  /** Any cache may store it; every visitor gets the same bytes. */
  | 'public'
  /** Not stored by any cache. Every visitor who gets it gets the same bytes, except the nonce. */
  | 'private'
  /** A redirect to the sign-in page, which leads back. */
  | 'sign-in'
  /** A permanent redirect to the page's one address. */
  | 'moved'
  | 'not-found';

export type PageRow = Readonly<{
  /** As in src/web/routes.ts, from the root, without a language. */
  pattern: string;
  /** An English path of this pattern. `{esim}` in it is the id of an eSIM of Ana's. */
  path: string;
  answers: Readonly<Record<Visitor, PageAnswer>>;
}>;

function everyone(answer: PageAnswer): PageRow['answers'] {
  return { guest: answer, payer: answer, other: answer, support: answer, admin: answer, owner: answer };
}

const SIGNED_IN_ONLY = { ...everyone('private'), guest: 'sign-in', payer: 'sign-in' } as const;

const PUBLIC = [
  ['/', '/'],
  ['/plans', '/plans'],
  ['/regional-plans', '/regional-plans'],
  ['/global-plans', '/global-plans'],
  ['/esim/:slug', '/esim/japan'],
  ['/esim/:slug/:planId', '/esim/japan/jp-plan'],
  ['/guides', '/guides'],
  ['/guides/:slug', '/guides/japan'],
  ['/compare', '/compare'],
  ['/calculator', '/calculator'],
  ['/coverage-map', '/coverage-map'],
  ['/compatibility', '/compatibility'],
  ['/how-it-works', '/how-it-works'],
  ['/contact', '/contact'],
  ['/privacy-policy', '/privacy-policy'],
  ['/terms-of-service', '/terms-of-service'],
  ['/data-protection', '/data-protection'],
  ['/refund-policy', '/refund-policy'],
  ['/withdrawal', '/withdrawal'],
  ['/offline', '/offline'],
  ['/dashboard/saved', '/dashboard/saved'],
  ['/place-pictures.svg', '/place-pictures.svg'],
  ['/coverage-picture.svg', '/coverage-picture.svg'],
] as const;

/** Their path or query may contain a secret, or they show personal data after loading. */
const PRIVATE = [
  ['/auth', '/auth?mode=signin'],
  ['/checkout/success', '/checkout/success?session_id=cs_test_1'],
  ['/checkout/canceled', '/checkout/canceled'],
  ['/topup', '/topup'],
  ['/topup/success', '/topup/success'],
  ['/topup/canceled', '/topup/canceled'],
  ['/share/:shareId', '/share/{share}'],
  ['/email-reminders/:token', '/email-reminders/AbCdEfGhIjKlMnOp'],
  ['/review/:token', '/review/AbCdEfGhIjKlMnOp'],
  ['/newsletter', '/newsletter'],
  ['/newsletter/:step/:token', '/newsletter/confirm/AbCdEfGhIjKlMnOp'],
  ['/cart-reminder/:step/:token', '/cart-reminder/restore/AbCdEfGhIjKlMnOp'],
  // Neither has data of its own: the API decides.
  ['/api-test', '/api-test'],
  ['/admin/*', '/admin/orders'],
] as const;

const SIGNED_IN = [
  ['/dashboard', '/dashboard'],
  ['/dashboard/account', '/dashboard/account'],
  ['/dashboard/account/address', '/dashboard/account/address?token=AbCdEfGhIjKlMnOp'],
  ['/dashboard/account/data', '/dashboard/account/data'],
  ['/dashboard/account/delete', '/dashboard/account/delete'],
  ['/dashboard/passport', '/dashboard/passport'],
  ['/dashboard/usage', '/dashboard/usage'],
  ['/dashboard/usage/report', '/dashboard/usage/report'],
  ['/dashboard/orders', '/dashboard/orders'],
  // The browser that paid opens its own order without signing in: tests/browser/account/orders.test.ts.
  ['/dashboard/orders/:orderId', '/dashboard/orders/8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d'],
  ['/dashboard/orders/:orderId/invoice', '/dashboard/orders/8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d/invoice'],
  ['/dashboard/orders/:orderNumber/hand-out', '/dashboard/orders/100001/hand-out'],
  ['/dashboard/tickets', '/dashboard/tickets'],
  ['/dashboard/tickets/:ticketId', '/dashboard/tickets/8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d'],
  ['/dashboard/esims/:esimId', '/dashboard/esims/{esim}'],
  ['/dashboard/esims/:esimId/install', '/dashboard/esims/{esim}/install'],
  ['/dashboard/esims/:esimId/help', '/dashboard/esims/{esim}/help'],
  ['/dashboard/esims/:esimId/print', '/dashboard/esims/{esim}/print'],
] as const;

/** Every page and what each visitor gets. A test fails for a page without a row. */
export const PAGE_TABLE: readonly PageRow[] = [
  ...PUBLIC.map(([pattern, path]) => ({ pattern, path, answers: everyone('public') })),
  ...PRIVATE.map(([pattern, path]) => ({ pattern, path, answers: everyone('private') })),
  ...SIGNED_IN.map(([pattern, path]) => ({ pattern, path, answers: SIGNED_IN_ONLY })),
  { pattern: '/*', path: '/nowhere', answers: everyone('not-found') },
];

/** Addresses of no page of their own. */
export const MOVED: readonly PageRow[] = ['/es/es/plans', '/es/admin/orders'].map((path) => ({
  pattern: path,
  path,
  answers: everyone('moved'),
}));
