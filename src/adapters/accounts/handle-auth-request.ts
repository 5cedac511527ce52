import { z } from 'zod';
import type { AccountMailer } from './account-mailer.ts';
import { CLIENT_ADDRESS_HEADER, SERVED_PATHS } from './auth-settings.ts';
import { refusingDisabled } from './refuse-disabled.ts';
import { respondInSteps, type Pause } from './respond-in-steps.ts';
import { shapeError } from './shape-error.ts';
import { withoutSessionToken } from './without-session-token.ts';

type Needs = Readonly<{
  publicOrigin: string;
  respond(request: Request): Promise<Response>;
  mails: Pick<AccountMailer, 'observe'>;
  pause: Pause;
}>;

/**
 * These use up a token. The library does so on GET, which mail scanners and link previews send by themselves.
 * So here they are POST only: `{ "token": "…" }`, sent when a person presses the button on our page.
 */
const SPENDING = new Set(['/magic-link/verify', '/verify-email']);
/** These do more work for an address that has an account. */
const SAME_TIME = new Set(['/sign-up/email', '/sign-in/magic-link', '/request-password-reset']);
const INVALID_TOKEN = 'This link is not valid or has already been used.';
const Body = z.object({ token: z.string().min(1).max(2000) });

/** Longer than any address, token or password that our pages send. */
const LONGEST_FIELD = 2_000;
/** Characters of a whole body. */
const LONGEST_BODY = 16_000;

/**
 * A null character, plain or escaped in JSON: no address, password or token has one, and no column stores it.
 */
const NULL_CHARACTER = /\0|(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Passes a request under /api/auth to the library, with the caller's real address and without forged headers.
 */
export async function handleAuthRequest(
  needs: Needs,
  request: Request,
  clientAddress: string | null,
): Promise<Response> {
  const path = plainPath(request);
  if (!SERVED_PATHS.has(path)) return problem(404, 'not-found', 'There is nothing at this address.');
  if (isForged(request, needs.publicOrigin)) return problem(403, 'invalid-origin', 'Origin not allowed');
  const body = await readBody(request);
  const refusal = refuseUnreadable(request, body);
  if (refusal !== null) return refusal;
  const headers = new Headers(request.headers);
  headers.delete(CLIENT_ADDRESS_HEADER);
  if (clientAddress !== null) headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  const respond = () =>
    respondWithMails(needs, () =>
      refusingDisabled(() =>
        SPENDING.has(path)
          ? spendToken(needs, request, { headers, body })
          : respondOrRefuse(needs, withBody(request, headers, body)),
      ),
    );
  const response = await (SAME_TIME.has(path) ? respondInSteps(needs.pause, respond) : respond());
  return uncached(retryable(await shapeError(await withoutSessionToken(response))));
}

/**
 * Throws when a mail of this request could not be stored. The library responds to the sign-up of a known address as
 * to any other; the specification says that it is registered.
 */
async function respondWithMails({ mails }: Needs, respond: () => Promise<Response>): Promise<Response> {
  const [response, { kinds, failure }] = await mails.observe(respond);
  if (failure !== null) throw failure;
  if (!kinds.has('already-registered')) return response;
  return problem(422, 'already-registered', 'User already registered');
}

/** The library decodes addresses inside the body and throws on invalid percent-encoding. */
async function respondOrRefuse({ respond }: Needs, request: Request): Promise<Response> {
  try {
    return await respond(request);
  } catch (error) {
    if (error instanceof URIError)
      return problem(400, 'invalid-input', 'An address in the request is malformed.');
    throw error;
  }
}

async function readBody(request: Request): Promise<string> {
  return request.body === null ? '' : request.text();
}

function withBody(request: Request, headers: Headers, body: string): Request {
  const { url, method } = request;
  return new Request(url, { method, headers, ...(body === '' ? {} : { body }) });
}

/**
 * Refuses input for which the library would respond with a 500, or which it would pass to the database
 * unchecked.
 */
function refuseUnreadable(request: Request, body: string): Response | null {
  if (body.length > LONGEST_BODY) return problem(413, 'too-large', 'The request is too large.');
  if (NULL_CHARACTER.test(body) || /%00/.test(request.url)) {
    return problem(400, 'invalid-input', 'The request contains characters that cannot be stored.');
  }
  if (body === '') return refuseLongField(request, {});
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return problem(415, 'unsupported-media-type', 'Send the body as application/json.');
  }
  const fields = readJsonObject(body);
  return fields === null
    ? problem(400, 'malformed-json', 'The body of the request is not a JSON object.')
    : refuseLongField(request, fields);
}

/** The library would read, compare and log the whole of it. */
function refuseLongField({ url }: Request, body: Readonly<Record<string, unknown>>): Response | null {
  const name = findLongField(url, body);
  if (name === null) return null;
  return problem(400, 'invalid-input', `${name} is too long: at most ${LONGEST_FIELD} characters.`);
}

/** The name of the first field, of the query or of the body, that is too long to be meant. Null: none. */
function findLongField(url: string, body: Readonly<Record<string, unknown>>): string | null {
  const fields: (readonly [string, unknown])[] = [...new URL(url).searchParams, ...Object.entries(body)];
  const long = fields.find(([, value]) => typeof value === 'string' && value.length > LONGEST_FIELD);
  return long?.[0].slice(0, 40) ?? null;
}

function readJsonObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * A browser always sends the page's origin with a state-changing request; another site's origin means a
 * forged request.
 */
function isForged(request: Request, publicOrigin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const origin = request.headers.get('origin');
  return origin !== null && origin !== publicOrigin;
}

async function spendToken(
  needs: Needs,
  request: Request,
  { headers, body: text }: Readonly<{ headers: Headers; body: string }>,
): Promise<Response> {
  if (request.method !== 'POST') {
    return problem(405, 'method-not-allowed', 'Only POST is allowed here');
  }
  const body = Body.safeParse(text === '' ? null : JSON.parse(text));
  if (!body.success) return problem(400, 'invalid-token', INVALID_TOKEN);
  const url = new URL(request.url);
  url.search = new URLSearchParams({ token: body.data.token }).toString();
  headers.delete('content-type');
  headers.delete('content-length');
  return withoutRedirect(await needs.respond(new Request(url, { headers })));
}

/** The library responds to a bad token with a redirect; our pages use fetch and need a status. */
function withoutRedirect(response: Response): Response {
  if (response.status < 300 || response.status > 399) return response;
  return problem(400, 'invalid-token', INVALID_TOKEN);
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store' } });
}

/** The path below /api/auth in canonical form, so that no other spelling bypasses its rule. */
function plainPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return safeDecode(pathname)
    .replaceAll(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/^\/api\/auth(?=\/)/, '');
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Nothing about an account is stored by a browser or proxy. */
function uncached(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** The library sends the time to wait in a header of its own; this copies it to `Retry-After`. */
function retryable(response: Response): Response {
  const seconds = response.headers.get('x-retry-after');
  if (response.status === 429 && seconds !== null) response.headers.set('retry-after', seconds);
  return response;
}
