import { findQuietPort, SPANS } from '#adapters/embedded-postgres/quiet-ports.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { ListenOptions } from '#server/http/listen.ts';
import { mailTemplatesOf } from '#server/mails/load-mail-templates.ts';

export type Development = Readonly<{
  /** Loads a module from its source, as saved now. */
  load(path: string): Promise<unknown>;
  /** The mails from their sources. */
  mailTemplates: MailTemplates;
  /** For `listen`: Vite responds to requests for its own files and modules before the shop does. */
  before: NonNullable<ListenOptions['before']>;
  close(): Promise<void>;
}>;

/**
 * Pages and mails directly from their sources, for `npm run dev`: nothing is built, and a saved file counts at once.
 * Only this file loads Vite, so a production install does not need it. `root` is the folder of vite.config.ts.
 */
export async function openDevelopment(root: string): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await findQuietPort(SPANS.others) } },
  });
  const load = (path: string): Promise<unknown> => vite.ssrLoadModule(path);
  return {
    load,
    mailTemplates: {
      render: async (mail) => mailTemplatesOf(await load('/src/mails/render-mail.tsx')).render(mail),
    },
    before: (request, response, next) => {
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
