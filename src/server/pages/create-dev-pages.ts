import { z } from 'zod';
import { findQuietPort, SPANS } from '#adapters/embedded-postgres/quiet-ports.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { Log } from '#core/log.ts';
import type { Seller } from '#core/seller.ts';
import type { Pages } from '../http/app-needs.ts';
import type { ListenOptions } from '../http/listen.ts';
import { securityHeaders } from '../http/middleware/security-headers.ts';
import { readMessageFiles } from './message-files.ts';
import { pageAddress } from './page-address.ts';
import { PageRenderer } from './page-renderer.ts';
import type { createRender } from './server-build.ts';

const RendererModule = z.object({
  createRender: z.custom<typeof createRender>((value) => typeof value === 'function'),
});

export type DevPagesNeeds = Readonly<{
  publicOrigin: string;
  anonKey: string;
  seller: Seller;
  catalogue: Readonly<{ current(): CatalogueIndex }>;
  sales: Readonly<{ factsFor(index: CatalogueIndex): SalesFacts }>;
  log: Log;
  /** The folder of vite.config.ts. */
  root: string;
  messagesFolder: string;
}>;

export type DevPages = Readonly<{
  pages: Pages;
  /** For `listen`: Vite responds to requests for its own files and modules before the shop does. */
  before: NonNullable<ListenOptions['before']>;
  close(): Promise<void>;
}>;

/**
 * The pages directly from their sources, for `npm run dev`: nothing is built or cached, and a saved file
 * shows at once. Only this file loads Vite, so a production install does not need it.
 */
export async function createDevPages(needs: DevPagesNeeds): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: needs.root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await findQuietPort(SPANS.others) } },
  });
  const headers = securityHeaders(needs.publicOrigin);
  const renderer = new PageRenderer({
    ...needs,
    headers,
    isDevelopment: true,
    render: async (request, pageNeeds) => {
      const built: unknown = await vite.ssrLoadModule('virtual:react-router/server-build');
      // Loaded through Vite too: a page must be rendered by the same copy of react-router that its own files
      // import.
      const rendering = RendererModule.parse(await vite.ssrLoadModule('/src/server/pages/server-build.ts'));
      return rendering.createRender(built, needs.log)(request, pageNeeds);
    },
  });
  return {
    pages: {
      respond(request) {
        const { pathname, search } = new URL(request.url);
        const messages = pathname.startsWith('/locales/')
          ? readMessageFiles(needs.messagesFolder, headers).get(pathname)
          : undefined;
        if (messages !== undefined)
          return messages.respond({ acceptEncoding: undefined, ifNoneMatch: undefined });
        const address = pageAddress(pathname, search);
        if (address.kind === 'moved') return Response.redirect(needs.publicOrigin + address.to, 302);
        const index = needs.catalogue.current();
        return renderer.renderPrivate(request, address.path, { index, sales: needs.sales.factsFor(index) });
      },
    },
    before: (request, response, next) => {
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
