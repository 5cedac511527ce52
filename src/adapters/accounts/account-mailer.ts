import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccountMailQueue } from '#core/accounts/account-mail-store.ts';
import { mailboxOf } from '#core/accounts/mailbox-of.ts';
import type { AccountMailKind } from '#core/accounts/account-mails.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { EMAILS_OF_KIND_PER_MAILBOX, EMAILS_PER_MAILBOX } from '#core/limits/shop-limits.ts';
import type { Log } from '#core/log.ts';
import { OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { pageLanguage } from '#core/visitors/page-language.ts';

type AccountMail = Readonly<{
  kind: AccountMailKind;
  to: string;
  /** The path of its link. */
  path: string;
  request: Request | undefined;
}>;

/** What happened to the mails of one request. */
type MailsOfRequest = Readonly<{
  kinds: ReadonlySet<AccountMailKind>;
  /** A mail could not be stored, so the response must not say that it is on its way. */
  failure: Error | null;
}>;

export interface AccountMailer {
  /**
   * Resolves when the mail is stored and queued. A mail over the cap of its mailbox is not stored, and the response
   * does not change.
   */
  send(mail: AccountMail): Promise<void>;
  /** Runs the handler of a request and reports its mails: the library ignores it when one fails. */
  observe<Result>(handle: () => Promise<Result>): Promise<readonly [Result, MailsOfRequest]>;
}

type Needs = Readonly<{
  mailQueue: AccountMailQueue;
  limits: SharedLimits;
  clock: Clock;
  log: Log;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
}>;

export function createAccountMailer({ mailQueue, limits, clock, log, languages }: Needs): AccountMailer {
  const requests = new AsyncLocalStorage<{ kinds: Set<AccountMailKind>; failure: Error | null }>();

  /** A new password is never kept secret from its owner by other mails that a stranger requested. */
  async function isWithinCap(kind: AccountMailKind, mailbox: string): Promise<boolean> {
    if (kind === 'new-password') return true;
    const ofKind = `${kind} ${mailbox}`;
    if (!(await limits.take(EMAILS_OF_KIND_PER_MAILBOX, ofKind, clock.now())).isAllowed) return false;
    if ((await limits.take(EMAILS_PER_MAILBOX, mailbox, clock.now())).isAllowed) return true;
    await limits.release(EMAILS_OF_KIND_PER_MAILBOX, ofKind);
    return false;
  }

  async function freeCap(kind: AccountMailKind, mailbox: string): Promise<void> {
    if (kind === 'new-password') return;
    await limits.release(EMAILS_OF_KIND_PER_MAILBOX, `${kind} ${mailbox}`);
    await limits.release(EMAILS_PER_MAILBOX, mailbox);
  }

  async function queue({ kind, to, path, request }: AccountMail): Promise<void> {
    const recipient = to.toLowerCase();
    if (!(await isWithinCap(kind, mailboxOf(recipient)))) {
      log.warn('account-mail-capped', { kind });
      return;
    }
    const language = pageLanguage(request?.headers ?? new Headers(), languages ?? OFFERED_BY_DEFAULT);
    try {
      await mailQueue.add({ kind, recipient, language, path }, clock.now());
    } catch (error) {
      // Repeated, it would otherwise reach the cap, and the response would announce a mail that does not exist.
      await freeCap(kind, mailboxOf(recipient));
      throw error;
    }
  }

  return {
    async send(mail) {
      const observed = requests.getStore();
      observed?.kinds.add(mail.kind);
      try {
        await queue(mail);
      } catch (error) {
        const failure = error instanceof Error ? error : new Error('The mail could not be stored');
        if (observed !== undefined) observed.failure = failure;
        throw failure;
      }
    },
    async observe(handle) {
      const observed = { kinds: new Set<AccountMailKind>(), failure: null };
      return [await requests.run(observed, handle), observed];
    },
  };
}
