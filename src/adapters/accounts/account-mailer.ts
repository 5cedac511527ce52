import { randomUUID } from 'node:crypto';
import { accountMail, type AccountMailKind } from '#core/accounts/account-mails.ts';
import { MailCap } from '#core/accounts/mail-cap.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import type { Seller } from '#core/seller.ts';

export interface AccountMailer {
  /**
   * Starts sending and returns at once: an answer that waits for the mail would tell by its slowness that the
   * address has an account. What is over the cap of its mailbox is not sent, and nobody is told.
   */
  send(
    mail: Readonly<{ kind: AccountMailKind; to: string; path: string; request: Request | undefined }>,
  ): Promise<void>;
  /** Resolves when no mail is under way. */
  idle(): Promise<void>;
}

type Needs = Readonly<{ mailer: Mailer; seller: Seller; clock: Clock; log: Log; publicOrigin: string }>;

export function createAccountMailer({ mailer, seller, clock, log, publicOrigin }: Needs): AccountMailer {
  const cap = new MailCap();
  const underWay = new Set<Promise<void>>();
  const host = new URL(publicOrigin).hostname;
  return {
    send({ kind, to, path, request }) {
      if (!cap.take(kind, to, clock.now())) {
        log.warn('account-mail-capped', { kind });
        return Promise.resolve();
      }
      const language = languageOf(request);
      const url = `${publicOrigin}${language === 'es' ? '/es' : ''}${path}`;
      const mail = {
        ...accountMail(kind, { language, url, seller }),
        to,
        messageId: `<${kind}-${randomUUID()}@${host}>`,
      };
      const sending = mailer
        .send(mail)
        .then((result) => {
          if (result.kind !== 'accepted') log.warn('account-mail-not-sent', { kind, outcome: result.kind });
        })
        .catch(() => log.error('account-mail-failed', { kind }))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
      return Promise.resolve();
    },
    async idle() {
      await Promise.all(underWay);
    },
  };
}

/** The language of the page the visitor is on; else what the browser asks for first. */
function languageOf(request: Request | undefined): Language {
  const page = request?.headers.get('referer') ?? '';
  if (URL.canParse(page)) return /^\/es(\/|$)/.test(new URL(page).pathname) ? 'es' : 'en';
  return /^es\b/i.test(request?.headers.get('accept-language') ?? '') ? 'es' : 'en';
}
