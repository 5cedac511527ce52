import { randomUUID } from 'node:crypto';
import { accountMail, type AccountMailKind } from '#core/accounts/account-mails.ts';
import type { Clock } from '#core/clock.ts';
import { localizedPath } from '#core/language-path.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { EMAILS_PER_MAILBOX } from '#core/limits/shop-limits.ts';
import type { Log } from '#core/log.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import type { Seller } from '#core/seller.ts';
import { pageLanguage } from '#core/visitors/page-language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

type AccountMail = Readonly<{
  kind: AccountMailKind;
  to: string;
  path: string;
  request: Request | undefined;
}>;

export interface AccountMailer {
  /**
   * Starts sending and returns at once: a response that waits for the mail would reveal, by its delay, that
   * the address has an account. A mail over the cap of its mailbox is not sent, and the response does not
   * change.
   */
  send(mail: AccountMail): Promise<void>;
  /** Resolves when no mail is being sent. */
  idle(): Promise<void>;
}

type Needs = Readonly<{
  mailer: Mailer;
  mailTemplates: MailTemplates;
  limits: SharedLimits;
  seller: Seller;
  clock: Clock;
  log: Log;
  publicOrigin: string;
}>;

export function createAccountMailer(needs: Needs): AccountMailer {
  const { mailer, mailTemplates, limits, seller, clock, log, publicOrigin } = needs;
  const pending = new Set<Promise<void>>();
  const host = new URL(publicOrigin).hostname;

  async function deliver({ kind, to, path, request }: AccountMail): Promise<void> {
    const { isAllowed } = await limits.take(EMAILS_PER_MAILBOX, `${kind} ${to.toLowerCase()}`, clock.now());
    if (!isAllowed) {
      log.warn('account-mail-capped', { kind });
      return;
    }
    const language = pageLanguage(request?.headers ?? new Headers());
    const url = publicOrigin + localizedPath(path, language);
    const messageId = `<${kind}-${randomUUID()}@${host}>`;
    const content = accountMail(kind, { language, messagesOf, url, seller });
    const { html, text } = await mailTemplates.render({ name: kind, content });
    const result = await mailer.send({ to, subject: content.subject, text, html, messageId });
    if (result.kind !== 'accepted') log.warn('account-mail-not-sent', { kind, outcome: result.kind });
  }

  return {
    send(mail) {
      const sending = deliver(mail)
        .catch(() => log.error('account-mail-failed', { kind: mail.kind }))
        .finally(() => pending.delete(sending));
      pending.add(sending);
      return Promise.resolve();
    },
    async idle() {
      await Promise.all(pending);
    },
  };
}
