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
  /** As in src/web/routes.ts, from the root; `es?` means in both languages. */
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
  ['/es?', '/'],
  ['/es?/plans', '/plans'],
  ['/es?/regional-plans', '/regional-plans'],
  ['/es?/global-plans', '/global-plans'],
  ['/es?/esim/:slug', '/esim/japan'],
  ['/es?/esim/:slug/:planId', '/esim/japan/jp-plan'],
  ['/es?/guides', '/guides'],
  ['/es?/guides/:slug', '/guides/japan'],
  ['/es?/compare', '/compare'],
  ['/es?/calculator', '/calculator'],
  ['/es?/coverage-map', '/coverage-map'],
  ['/es?/compatibility', '/compatibility'],
  ['/es?/how-it-works', '/how-it-works'],
  ['/es?/contact', '/contact'],
  ['/es?/privacy-policy', '/privacy-policy'],
  ['/es?/terms-of-service', '/terms-of-service'],
  ['/es?/data-protection', '/data-protection'],
  ['/es?/refund-policy', '/refund-policy'],
  ['/es?/withdrawal', '/withdrawal'],
  ['/es?/offline', '/offline'],
  ['/es?/dashboard/saved', '/dashboard/saved'],
  ['/place-pictures.svg', '/place-pictures.svg'],
  ['/coverage-picture.svg', '/coverage-picture.svg'],
] as const;

/** Their path or query may contain a secret, or they show personal data after loading. */
const PRIVATE = [
  ['/es?/auth', '/auth?mode=signin'],
  ['/es?/checkout/success', '/checkout/success?session_id=cs_test_1'],
  ['/es?/checkout/canceled', '/checkout/canceled'],
  ['/es?/topup', '/topup'],
  ['/es?/topup/success', '/topup/success'],
  ['/es?/topup/canceled', '/topup/canceled'],
  ['/es?/share/:shareId', '/share/{share}'],
  ['/es?/email-reminders/:token', '/email-reminders/AbCdEfGhIjKlMnOp'],
  ['/es?/review/:token', '/review/AbCdEfGhIjKlMnOp'],
  ['/es?/newsletter', '/newsletter'],
  ['/es?/newsletter/:step/:token', '/newsletter/confirm/AbCdEfGhIjKlMnOp'],
  ['/es?/cart-reminder/:step/:token', '/cart-reminder/restore/AbCdEfGhIjKlMnOp'],
  // Neither has data of its own: the API decides.
  ['/es?/api-test', '/api-test'],
  ['/admin/*', '/admin/orders'],
] as const;

const SIGNED_IN = [
  ['/es?/dashboard', '/dashboard'],
  ['/es?/dashboard/account', '/dashboard/account'],
  ['/es?/dashboard/account/data', '/dashboard/account/data'],
  ['/es?/dashboard/account/delete', '/dashboard/account/delete'],
  ['/es?/dashboard/passport', '/dashboard/passport'],
  ['/es?/dashboard/usage', '/dashboard/usage'],
  ['/es?/dashboard/usage/report', '/dashboard/usage/report'],
  ['/es?/dashboard/orders', '/dashboard/orders'],
  // The browser that paid opens its own order without signing in: tests/browser/account/orders.test.ts.
  ['/es?/dashboard/orders/:orderId', '/dashboard/orders/8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d'],
  [
    '/es?/dashboard/orders/:orderId/invoice',
    '/dashboard/orders/8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d/invoice',
  ],
  ['/es?/dashboard/orders/:orderNumber/hand-out', '/dashboard/orders/100001/hand-out'],
  ['/es?/dashboard/tickets', '/dashboard/tickets'],
  ['/es?/dashboard/tickets/:ticketId', '/dashboard/tickets/8f14e45f-ceea-467f-a1d1-0f2d3a4b5c6d'],
  ['/es?/dashboard/esims/:esimId', '/dashboard/esims/{esim}'],
  ['/es?/dashboard/esims/:esimId/install', '/dashboard/esims/{esim}/install'],
  ['/es?/dashboard/esims/:esimId/help', '/dashboard/esims/{esim}/help'],
  ['/es?/dashboard/esims/:esimId/print', '/dashboard/esims/{esim}/print'],
] as const;

/** Every page and what each visitor gets. A test fails for a page without a row. */
export const PAGE_TABLE: readonly PageRow[] = [
  ...PUBLIC.map(([pattern, path]) => ({ pattern, path, answers: everyone('public') })),
  ...PRIVATE.map(([pattern, path]) => ({ pattern, path, answers: everyone('private') })),
  ...SIGNED_IN.map(([pattern, path]) => ({ pattern, path, answers: SIGNED_IN_ONLY })),
  { pattern: '/es/es/*', path: '/es/es/plans', answers: everyone('moved') },
  { pattern: '/es/admin/*', path: '/es/admin/orders', answers: everyone('moved') },
  { pattern: '/es?/*', path: '/nowhere', answers: everyone('not-found') },
];
