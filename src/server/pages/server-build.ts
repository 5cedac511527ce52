import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { z } from 'zod';
import type { ShopReader } from '#contract/shop-reader.ts';
import type { Language } from '#core/language.ts';
import { routesInLanguage } from '#core/language-path.ts';
import type { Log } from '#core/log.ts';
import type { Seller } from '#core/seller.ts';
import { describeError } from '#server/logging/describe-error.ts';

export type PageNeeds = Readonly<{
  shop: ShopReader;
  /** Set on every script and style that our own code writes into the page. */
  nonce: string;
  publicOrigin: string;
  anonKey: string;
  seller: Seller;
  /** The language of the page. */
  language: Language;
  /** The languages that the shop offers. */
  languages: readonly Language[];
}>;

/** Renders one page, or the data of one. */
export type Render = (request: Request, needs: PageNeeds) => Promise<Response>;

const EntryModule = z.object({
  createLoadContext: z.custom<(needs: PageNeeds) => RouterContextProvider>(
    (value) => typeof value === 'function',
  ),
});
const Build = z.custom<ServerBuild>(
  (value) =>
    z.object({ entry: z.object({ module: EntryModule }), routes: z.looseObject({}) }).safeParse(value)
      .success,
  'The server build has an unknown format; run npm run build.',
);

/** Takes the built web app, which is all that the server knows about it. */
export function createRender(builtModule: unknown, log: Log): Render {
  const build = Build.parse(builtModule);
  const { createLoadContext } = EntryModule.parse(build.entry.module);
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (request.signal.aborted) return;
    const { pathname } = new URL(request.url);
    // A method the page does not support, or an unknown address: the router's own refusal, not our failure.
    if (isRouteErrorResponse(error) && error.status < 500) {
      log.info('method-refused', { path: pathname, method: request.method, status: error.status });
      return;
    }
    log.error('page-failed', { path: pathname, error: describeError(error) });
  };
  const entry = { ...build.entry, module: { ...build.entry.module, handleError } };
  const handlers = new Map<Language, ReturnType<typeof createRequestHandler>>();
  return (request, needs) => {
    const handle =
      handlers.get(needs.language) ??
      createRequestHandler(buildIn({ ...build, entry }, needs.language), 'production');
    handlers.set(needs.language, handle);
    return handle(request, createLoadContext(needs));
  };
}

function buildIn(build: ServerBuild, language: Language): ServerBuild {
  return {
    ...build,
    routes: routesInLanguage(build.routes, language),
    assets: { ...build.assets, routes: routesInLanguage(build.assets.routes, language) },
  };
}
