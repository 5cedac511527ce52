import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { z } from 'zod';
import type { ShopReader } from '#contract/shop-reader.ts';
import type { Log } from '#core/log.ts';
import type { Seller } from '#core/seller.ts';

export type PageNeeds = Readonly<{
  shop: ShopReader;
  nonce: string | null;
  publicOrigin: string;
  anonKey: string;
  seller: Seller;
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
  'The server build is not one of ours; run npm run build.',
);

/** Takes the built web app, which is all that the server knows of it. */
export function createRender(builtModule: unknown, log: Log): Render {
  const build = Build.parse(builtModule);
  const { createLoadContext } = EntryModule.parse(build.entry.module);
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (request.signal.aborted) return;
    const { pathname } = new URL(request.url);
    log.error('page-failed', {
      path: pathname,
      error: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
    });
  };
  const entry = { ...build.entry, module: { ...build.entry.module, handleError } };
  const handle = createRequestHandler({ ...build, entry }, 'production');
  return (request, needs) => handle(request, createLoadContext(needs));
}
