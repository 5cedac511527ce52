import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_FILE_BYTES } from '#core/catalogue/imports/price-file.ts';
import type { AppNeeds } from '../app-needs.ts';
import type { CatalogueResponses } from '../catalogue/catalogue-responses.ts';
import { clientAddress, clientGroup, isLoopback } from './client-address.ts';
import type { HttpEnv } from '../http-env.ts';
import type { Metrics } from '../metrics.ts';
import {
  FOREIGN_ORIGIN,
  problemResponse,
  TOO_LARGE,
  tooManyRequests,
  unavailable,
  type Problem,
} from '../problem.ts';
import { recordRefusal } from './record-refusal.ts';
import { RateLimiter, USUAL_LIMITS } from './rate-limiter.ts';
import type { Headers } from './security-headers.ts';

const MAX_BODY_BYTES = 256 * 1024;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const WEBHOOKS = '/api/webhooks/';
/** Reads its body itself, up to its own limit. */
const UPLOADS = '/api/support-attachments';
/** Files of prices, previewed and applied, from staff only. A quarter more than the file itself: quotes and line breaks are escaped in JSON. */
const PRICE_FILES = '/api/admin/catalogue-import';
const MAX_PRICE_FILE_BODY_BYTES = MAX_FILE_BYTES * 1.25;

/** A longer body may still be on its way when it is refused. */
const SHORT_BODY_BYTES = 16 * 1024;

const NO_CATALOGUE = unavailable('The catalogue is being loaded. Please try again in a moment.', 5);

type Needs = AppNeeds & Readonly<{ responses: CatalogueResponses; metrics: Metrics; headers: Headers }>;

/**
 * The middleware in front of every route: client address, rate limit, origin and body size. It also responds
 * to catalogue requests directly: they are by far the most frequent and need nothing else.
 */
export function guard(needs: Needs): MiddlewareHandler<HttpEnv> {
  const { responses, metrics, headers } = needs;
  const refusalOf = createApiRules(needs);
  const onError = () => problemResponse(TOO_LARGE, headers);
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError });
  const limitPriceFile = bodyLimit({ maxSize: MAX_PRICE_FILE_BODY_BYTES, onError });
  const limitOf = (path: string) => (path.startsWith(PRICE_FILES) ? limitPriceFile : limitBody);

  return async (c, next) => {
    const client = clientAddress(
      c.env.incoming.socket.remoteAddress ?? '',
      c.req.header('x-forwarded-for'),
      needs.trustedProxyHops,
    );
    c.set('client', client);
    if (!c.req.path.startsWith('/api/')) {
      const publicAddress = publicAddressOf(c, needs);
      return publicAddress === null ? respondAndSeal(c, next) : count(c, redirectTo(publicAddress, headers));
    }

    const refusal = refusalOf(c, client);
    if (refusal !== null) return count(c, problemResponse(refusal, headers));
    if (c.req.path === UPLOADS) return respondAndSeal(c, next);
    if (!SAFE_METHODS.has(c.req.method)) return respondAndSeal(c, () => limitOf(c.req.path)(c, next));

    if (isCatalogueMissing(c.req.path)) return count(c, problemResponse(NO_CATALOGUE, headers));
    const response = c.req.method === 'GET' ? responses.response(requestedPath(c)) : null;
    return response === null
      ? respondAndSeal(c, next)
      : count(c, await response.respond(requestConditions(c)));
  };

  /** Before the first catalogue is loaded, an empty list would be wrong: it would mean that we sell nothing. */
  function isCatalogueMissing(path: string): boolean {
    return needs.catalogue.current().version === 0 && path.startsWith('/api/package');
  }

  function count(c: Context<HttpEnv>, response: Response): Response {
    if (response.status >= 400 && isBodyOnItsWay(c)) response.headers.set('connection', 'close');
    metrics.countRequest(response.status);
    recordRefusal(needs, c, response.status);
    return response;
  }

  async function respondAndSeal(
    c: Context<HttpEnv>,
    go: Next | (() => Promise<unknown>),
  ): Promise<Response | undefined> {
    const result = await go();
    const response = result instanceof Response ? result : c.res;
    if (c.get('isSealed') !== true) seal(response, headers);
    count(c, response);
    return result instanceof Response ? result : undefined;
  }
}

/** The rest of a refused body is read only for a short time, so the client must not use the connection again. */
function isBodyOnItsWay(c: Context<HttpEnv>): boolean {
  if (SAFE_METHODS.has(c.req.method) || c.env.incoming.complete) return false;
  return Number(c.req.header('content-length') ?? Infinity) > SHORT_BODY_BYTES;
}

/** Adds missing security headers to responses made elsewhere, for example by the accounts library. */
function seal(response: Response, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
}

/** Path and query as received. */
export function requestedPath(c: Context): string {
  const { url } = c.req;
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

export function requestConditions(c: Context) {
  return { acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') };
}

function createApiRules({ limits = USUAL_LIMITS, ...needs }: Needs) {
  const withKey = new RateLimiter(limits.withKey, needs.clock);
  const withoutKey = new RateLimiter(limits.withoutKey, needs.clock);

  return (c: Context<HttpEnv>, client: string): Problem | null => {
    // Webhooks are signed by their sender and sent again when refused; a rate limit must not reject them.
    if (c.req.path.startsWith(WEBHOOKS)) return null;
    const limiter = c.req.header('apikey') === needs.anonKey ? withKey : withoutKey;
    const verdict = limiter.take(clientGroup(client));
    if (!verdict.isAllowed) {
      if (verdict.isFirstRefusal) needs.log.warn('rate-limited', { client, path: c.req.path });
      return tooManyRequests(verdict.retryAfterSeconds);
    }
    return SAFE_METHODS.has(c.req.method) || isOwnOrigin(c, needs) ? null : FOREIGN_ORIGIN;
  };
}

/**
 * A browser sends the origin of a state-changing call, and only our own pages may make one. Other programs (a
 * payment service's webhook, a partner's program) send no customer's cookie and no origin.
 */
function isOwnOrigin(
  c: Context,
  { publicOrigin, isSandbox }: Pick<AppNeeds, 'publicOrigin' | 'isSandbox'>,
): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') !== 'cross-site';
  return origin === publicOrigin || (isSandbox && isSameMachine(origin, publicOrigin));
}

/**
 * Handles a page opened as http://127.0.0.1:3000 while the shop is http://localhost:3000: cookies of one are
 * not sent to the other, so sign-in and the return from payment would fail. Null: the address is right.
 */
function publicAddressOf(
  c: Context,
  { publicOrigin, isSandbox }: Pick<AppNeeds, 'publicOrigin' | 'isSandbox'>,
): string | null {
  if (!isSandbox || c.req.header('accept')?.includes('text/html') !== true) return null;
  const origin = `http://${c.req.header('host') ?? ''}`;
  return origin !== publicOrigin && isSameMachine(origin, publicOrigin)
    ? publicOrigin + requestedPath(c)
    : null;
}

function redirectTo(location: string, headers: Headers): Response {
  return new Response(null, { status: 307, headers: { ...headers, location, 'cache-control': 'no-store' } });
}

/** On a developer's machine http://localhost:3000 and http://127.0.0.1:3000 are the same shop. */
function isSameMachine(origin: string, publicOrigin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [requested, own] = [new URL(origin), new URL(publicOrigin)];
  const isLocal = ({ hostname }: URL) =>
    hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  return (
    requested.port === own.port && requested.protocol === own.protocol && isLocal(requested) && isLocal(own)
  );
}
