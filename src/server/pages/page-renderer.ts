import { randomBytes } from 'node:crypto';
import type { Language } from '#core/language.ts';
import { offeredLanguageOf } from '#core/language-path.ts';
import type { Log } from '#core/log.ts';
import type { Seller } from '#core/seller.ts';
import { describeError } from '#server/logging/describe-error.ts';
import { createShopReader, type ShopState } from '#server/catalogue/create-shop-reader.ts';
import type { Headers as HeaderRecord } from '../http/middleware/security-headers.ts';
import { etagOf, StoredResponse } from '../http/stored-response.ts';
import { contentPolicy, inlineHashes, withoutMarker } from './content-policy.ts';
import { fallbackPage, tooManyRequestsPage, unsentFormPage } from './fallback-page.ts';
import type { Render } from './server-build.ts';
import { typedTexts } from './typed-texts.ts';

const RENDER_TIMEOUT_MS = 10_000;
/** A shared cache stores a page for a minute and may serve it a little longer while it fetches the next. */
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PRIVATE_CACHING = 'private, no-store';
const HTML = 'text/html; charset=utf-8';

type Needs = Readonly<{
  publicOrigin: string;
  anonKey: string;
  seller: Seller;
  languages: readonly Language[];
  headers: HeaderRecord;
  log: Log;
  render: Render;
  /** Lets the development server announce saved files and inject its styles into the page. */
  isDevelopment?: boolean;
}>;

type PlainPage = Readonly<{ status: number; nonce: string; more: HeaderRecord }>;
type RenderedPage = Readonly<{ body: Buffer<ArrayBuffer>; policy: string }>;

/** Renders pages: public ones to be cached, private ones for one request. */
export class PageRenderer {
  readonly #needs: Needs;
  readonly #isHttps: boolean;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#isHttps = needs.publicOrigin.startsWith('https:');
  }

  /** The request is built from the path alone, so that nothing of the visitor can get into the page. */
  async renderPublic(path: string, state: ShopState): Promise<StoredResponse> {
    const request = new Request(this.#needs.publicOrigin + path, {
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    });
    const marker = newNonce();
    const response = await this.#render(request, state, marker);
    const { body, policy } = await this.#takeMarker(response, marker);
    return new StoredResponse({
      status: response.status,
      body,
      etag: etagOf(body),
      headers: {
        ...this.#needs.headers,
        ...pickHeaders(response.headers, ['content-type', 'location', 'x-remix-response', 'x-remix-status']),
        'content-security-policy': policy,
        'cache-control': cachingOf(response),
      },
    });
  }

  async renderPrivate(request: Request, path: string, state: ShopState): Promise<Response> {
    const nonce = newNonce();
    const inner = new Request(this.#needs.publicOrigin + path, request);
    const response = await this.#render(inner, state, nonce);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(this.#needs.headers)) headers.set(name, value);
    headers.set('content-security-policy', this.#privatePolicy(nonce));
    headers.set('cache-control', PRIVATE_CACHING);
    headers.set('referrer-policy', 'no-referrer');
    headers.set('x-robots-tag', 'noindex');
    return new Response(response.body, { status: response.status, headers });
  }

  /** The page for a client that requested too many uncached pages; it says how long to wait. */
  renderTooMany(pathname: string, seconds: number): Response {
    const nonce = newNonce();
    const html = tooManyRequestsPage(this.#languageOf(pathname), { seconds, nonce });
    return this.#plainPage(html, { status: 429, nonce, more: { 'retry-after': String(seconds) } });
  }

  /** The page for a form that a browser posted to a page because no script handled it. It shows what was typed. */
  async renderUnsent(request: Request, pathname: string): Promise<Response> {
    const nonce = newNonce();
    const html = unsentFormPage(this.#languageOf(pathname), {
      typed: await typedTexts(request, this.#needs.publicOrigin),
      address: this.#needs.seller.supportEmail,
      nonce,
    });
    return this.#plainPage(html, { status: 405, nonce, more: { allow: 'GET, HEAD' } });
  }

  #plainPage(html: string, { status, nonce, more }: PlainPage): Response {
    const headers = {
      ...this.#needs.headers,
      'content-type': HTML,
      'content-security-policy': contentPolicy({ nonce }, this.#isHttps),
      'cache-control': 'no-store',
      ...more,
    };
    return new Response(html, { status, headers });
  }

  async #render(request: Request, state: ShopState, nonce: string): Promise<Response> {
    const { publicOrigin, anonKey, seller, languages, log, render } = this.#needs;
    const { pathname } = new URL(request.url);
    const language = this.#languageOf(pathname);
    try {
      const response = await render(request, {
        shop: createShopReader(state),
        nonce,
        publicOrigin,
        anonKey,
        seller,
        language,
        languages,
      });
      if (response.status < 500 || isPage(response) || pathname.endsWith('.data')) return response;
    } catch (error) {
      log.error('page-failed', { path: pathname, error: describeError(error) });
    }
    const html = fallbackPage(language, nonce);
    return new Response(html, { status: 500, headers: { 'content-type': HTML } });
  }

  /** The path decides a page's language, also when only its data is requested. */
  #languageOf(pathname: string): Language {
    return offeredLanguageOf(pathname.replace(/\.data$/, ''), this.#needs.languages);
  }

  #privatePolicy(nonce: string): string {
    const policy = contentPolicy({ nonce }, this.#isHttps);
    if (this.#needs.isDevelopment !== true) return policy;
    return policy
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");
  }

  /**
   * Our own scripts have the marker while the page is rendered. The policy allows those scripts; the marker
   * is removed from the page.
   */
  async #takeMarker(response: Response, marker: string): Promise<RenderedPage> {
    if (!isPage(response)) {
      const policy = this.#needs.headers['content-security-policy'] ?? '';
      return { body: Buffer.from(await response.arrayBuffer()), policy };
    }
    const html = await response.text();
    return {
      body: Buffer.from(withoutMarker(html, marker)),
      policy: contentPolicy(inlineHashes(html, marker), this.#isHttps),
    };
  }
}

function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/** An image made from the catalogue may set its own caching; a page always has the same. */
function cachingOf(response: Response): string {
  if (response.status !== 200) return 'no-store';
  const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false;
  return (isPicture ? response.headers.get('cache-control') : null) ?? PUBLIC_CACHING;
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function pickHeaders(headers: Headers, names: readonly string[]): HeaderRecord {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
