import { z } from 'zod';
import { createQrDrawer } from '#adapters/qr/create-qr-drawer.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { Language } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type { ShopProof } from '#core/proof/shop-proof.ts';
import type { Seller } from '#core/seller.ts';
import { isMailPreview, previewMails } from '../development/mail-preview.ts';
import type { Development } from '../development/open-development.ts';
import type { Pages } from '../http/app-needs.ts';
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
  languages: readonly Language[];
  catalogue: Readonly<{ current(): CatalogueIndex }>;
  sales: Readonly<{ factsFor(index: CatalogueIndex): SalesFacts }>;
  proof: Readonly<{ current(): ShopProof }>;
  log: Log;
  messagesFolder: string;
  development: Pick<Development, 'load' | 'mailTemplates'>;
}>;

/** The pages directly from their sources, for `npm run dev`: nothing is cached. */
export function createDevPages(needs: DevPagesNeeds): Pages {
  const { load, mailTemplates } = needs.development;
  const headers = securityHeaders(needs.publicOrigin);
  const qr = createQrDrawer();
  const renderer = new PageRenderer({
    ...needs,
    headers,
    isDevelopment: true,
    render: async (request, pageNeeds) => {
      const built: unknown = await load('virtual:react-router/server-build');
      // Loaded through Vite too: a page must be rendered by the same copy of react-router that its own files
      // import.
      const rendering = RendererModule.parse(await load('/src/server/pages/server-build.ts'));
      return rendering.createRender(built, needs.log)(request, pageNeeds);
    },
  });
  return {
    respond(request) {
      const url = new URL(request.url);
      if (isMailPreview(url.pathname)) return previewMails(url, { mailTemplates, qr, headers });
      const messages = url.pathname.startsWith('/locales/')
        ? readMessageFiles(needs, headers).get(url.pathname)
        : undefined;
      if (messages !== undefined)
        return messages.respond({ acceptEncoding: undefined, ifNoneMatch: undefined });
      const address = pageAddress(url, needs.languages);
      if (address.kind === 'moved') return Response.redirect(needs.publicOrigin + address.to, 302);
      const index = needs.catalogue.current();
      const state = { index, sales: needs.sales.factsFor(index), proof: needs.proof.current() };
      return renderer.renderPrivate(request, address.path, state);
    },
  };
}
