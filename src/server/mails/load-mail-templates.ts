import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { MailTemplates, RenderMail } from '#core/mail/mail-templates.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

const MailModule = z.object({ renderMail: z.custom<RenderMail>((value) => typeof value === 'function') });

/** The templates of a loaded src/mails. Throws when it is something else. */
export function mailTemplatesOf(module: unknown): MailTemplates {
  const { renderMail } = MailModule.parse(module);
  return { render: (mail) => Promise.resolve(renderMail(mail, messagesOf)) };
}

/** The built mails, loaded once. Throws when there is no build: a shop that sends no mails must not take orders. */
export async function loadMailTemplates(buildFolder: string): Promise<MailTemplates> {
  const file = join(buildFolder, 'mails', 'render-mail.js');
  if (!existsSync(file)) {
    throw new Error(
      'The mail templates are not built, so customers would get no emails. Run npm run build, then start again.',
    );
  }
  return mailTemplatesOf(await import(pathToFileURL(file).href));
}
