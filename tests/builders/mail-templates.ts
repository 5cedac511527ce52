import type { MailTemplates } from '#core/mail/mail-templates.ts';
import { renderMail } from '#mails/render-mail.tsx';
import { messagesOf } from '#messages/messages-of.server.ts';

/** The mails from their sources. Only a test can use it: Node alone cannot load JSX. */
export const sourceMailTemplates: MailTemplates = {
  render: (mail) => Promise.resolve(renderMail(mail, messagesOf)),
};
