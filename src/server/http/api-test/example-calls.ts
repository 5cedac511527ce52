type Example = Readonly<{ address?: string; body?: object }>;

/** An id that nothing has. */
const NO_ID = '00000000-0000-4000-8000-000000000000';
/** As long as the secret of a link, and of none. */
const NO_SECRET = 'A'.repeat(22);

/** The value for each parameter of a path. Nothing of a customer has one of them. */
const PARAMETERS: Readonly<Record<string, string>> = { id: NO_ID, shareId: NO_ID, number: '1' };

/**
 * Examples that show something. Every other call is sent with an id that does not exist, or with an empty body that
 * is refused: pressing a button of /api-test must change nothing.
 */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /api/packages': { address: '/api/packages?limit=1' },
  'GET /api/packages/suggestions': { address: '/api/packages/suggestions?q=japan' },
  'GET /api/packages/count': { address: '/api/packages/count?region=europe' },
  'GET /api/packages/recommendation': {
    address: '/api/packages/recommendation?country=JP&days=7&megabytes=3000',
  },
  'GET /api/package-inventory': { address: '/api/package-inventory?ids=unknown' },
  'GET /api/package-offers': { address: '/api/package-offers?ids=unknown' },
  'POST /api/validate-packages': { body: { packages: [{ packageId: 'unknown', quantity: 1 }] } },
  'POST /api/rpc/validate_discount_code': {
    body: { p_code: 'UNKNOWN', p_cart_items: [], p_subtotal: 0 },
  },
  'POST /api/subscribe-newsletter': { body: { email: '' } },
  'POST /api/capture-lead': { body: { email: '', source: 'checkout', cartItems: [], cartValueCents: 0 } },
  'POST /api/create-checkout': { body: { email: '', items: [], discountCode: null } },
  'POST /api/track-visitor': { body: { sessionId: '', pagePath: '/plans', sessionDuration: 0 } },
  'POST /api/page-speed': { body: { route: '' } },
  'POST /api/shares/preview': { body: { secret: NO_SECRET } },
  'POST /api/shares/reveal': { body: { secret: NO_SECRET } },
  'GET /api/auth/{call}': { address: '/api/auth/get-session' },
  'POST /api/auth/{call}': { address: '/api/auth/sign-in/email', body: { email: '', password: '' } },
};

/** What /api-test sends unless somebody edits it. */
export function exampleOf(method: string, path: string): Readonly<{ address: string; body: string | null }> {
  const example = EXAMPLES[`${method} ${path}`];
  const body = example?.body ?? {};
  return {
    address:
      example?.address ?? path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? 'unknown'),
    body: method === 'GET' ? null : JSON.stringify(body, null, 2),
  };
}
