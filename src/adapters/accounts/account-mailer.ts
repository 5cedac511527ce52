import { randomUUID } from 'node:crypto';
import { accountMail, type AccountMailKind } from '#core/accounts/account-mails.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { EMAILS_PER_MAILBOX } from '#core/limits/shop-limits.ts';
import type { Log } from '#core/log.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import type { Seller } from '#core/seller.ts';

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
  limits: SharedLimits;
  seller: Seller;
  clock: Clock;
  log: Log;
  publicOrigin: string;
}>;

export function createAccountMailer(needs: Needs): AccountMailer {
  const { mailer, limits, seller, clock, log, publicOrigin } = needs;
  const pending = new Set<Promise<void>>();
  const host = new URL(publicOrigin).hostname;

  async function deliver({ kind, to, path, request }: AccountMail): Promise<void> {
    const { isAllowed } = await limits.take(EMAILS_PER_MAILBOX, `${kind} ${to.toLowerCase()}`, clock.now());
    if (!isAllowed) {
      log.warn('account-mail-capped', { kind });
      return;
    }
    const language = languageOf(request);
    const url = `${publicOrigin}${language === 'es' ? '/es' : ''}${path}`;
    const messageId = `<${kind}-${randomUUID()}@${host}>`;
    const result = await mailer.send({ ...accountMail(kind, { language, url, seller }), to, messageId });
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

/** The language of the page the visitor is on; otherwise the browser's first accepted language. */
function languageOf(request: Request | undefined): Language {
  const page = request?.headers.get('referer') ?? '';
  if (URL.canParse(page)) return /^\/es(\/|$)/.test(new URL(page).pathname) ? 'es' : 'en';
  return /^es\b/i.test(request?.headers.get('accept-language') ?? '') ? 'es' : 'en';
}
