import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import type { ShopReader } from '#contract/shop-reader.ts';
import { DEFAULT_LANGUAGE, OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { SANDBOX_SELLER, type Seller } from '#core/seller.ts';
import { createPageMessages, embeddedTexts } from './language/page-messages.server.ts';
import { MessageStoreContext } from './language/use-message-store.ts';
import { withEarlyLanguage } from './document/early-language.ts';
import { withHeldForms } from './document/held-forms.ts';
import { pageContext } from './document/page-context.ts';
import { PageFactsContext, type PageFacts } from './document/page-facts.ts';
import { shopContext } from './document/shop-context.ts';
import { startAfterPaint } from './document/start-after-paint.ts';

export type LoadContextNeeds = Readonly<{
  shop: ShopReader;
  /** Set on every script and style we write. On public pages the server hashes those elements, then removes it. */
  nonce: string | null;
  /** The origin in canonical links; the request's origin when absent. */
  publicOrigin?: string;
  /** The public anonymous key that the page's calls send. */
  anonKey?: string;
  seller?: Seller;
  /** The language of the page; English when absent. */
  language?: Language;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
}>;

/** Fills the context that loaders and the document read. The server calls it once per page. */
export function createLoadContext({ shop, nonce, ...needs }: LoadContextNeeds) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(pageContext, {
    nonce,
    publicOrigin: needs.publicOrigin ?? null,
    anonKey: needs.anonKey ?? '',
    seller: needs.seller ?? SANDBOX_SELLER,
    language: needs.language ?? DEFAULT_LANGUAGE,
    languages: needs.languages ?? OFFERED_BY_DEFAULT,
  });
  return context;
}

/** Renders the whole page before it responds: public pages are cached, and search engines read them complete. */
export default async function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const rendered = await renderPage(request.url, routerContext, loadContext);
  const page = loadContext.get(pageContext);
  const { supportEmail } = page.seller;
  const html = withHeldForms(withEarlyLanguage(rendered, page), { ...page, supportEmail });
  return new Response(import.meta.env.PROD ? startAfterPaint(html) : html, { status, headers });
}

function renderPage(
  address: string,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<string> {
  const { nonce, publicOrigin, anonKey, seller, language, languages } = loadContext.get(pageContext);
  const messages = createPageMessages(language);
  const facts: PageFacts = {
    origin: publicOrigin ?? new URL(address).origin,
    anonKey,
    languages,
    seller,
    nonce,
    embeddedMessages: () => embeddedTexts(messages, language),
  };
  const page = (
    <MessageStoreContext value={messages}>
      <PageFactsContext value={facts}>
        <ServerRouter context={routerContext} url={address} {...(nonce === null ? {} : { nonce })} />
      </PageFactsContext>
    </MessageStoreContext>
  );
  return renderWhole(page, nonce);
}

function renderWhole(page: React.ReactElement, nonce: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce === null ? {} : { nonce }),
      // Everything is ready before the first byte, so React must not move any part behind a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
  });
}
