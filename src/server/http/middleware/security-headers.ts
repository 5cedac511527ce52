export type Headers = Readonly<Record<string, string>>;

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** A response that is not a page loads nothing and may not be framed. */
const NO_PAGE_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Sent with every response. A page replaces the content security policy with its own. */
export function securityHeaders(publicOrigin: string): Headers {
  const isHttps = publicOrigin.startsWith('https:');
  return {
    'content-security-policy': NO_PAGE_CSP,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}
