import { setImmediate } from 'node:timers/promises';
import { createAccounts, type Accounts } from '#adapters/accounts/create-accounts.ts';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { createAccountMailStore } from '#adapters/postgres/accounts/account-mail-store.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { createRoleStore } from '#adapters/postgres/role-store.ts';
import { sendAccountMail } from '#core/accounts/send-account-mail.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { quickPasswordHasher } from '#tests/builders/quick-password-hasher.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

export const PASSWORD = 'a harbour at 5 o’clock';

type Options = Readonly<{
  origin?: string;
  postgres?: Postgres;
  pause?: (ms: number) => Promise<unknown>;
  /** Default: passwords are hashed quickly. */
  hashesLikeTheShop?: boolean;
}>;
type Call = Readonly<{
  body?: unknown;
  cookie?: string;
  method?: string;
  from?: string;
  headers?: Record<string, string>;
}>;

export type AccountsShop = Readonly<{
  accounts: Accounts;
  postgres: Postgres;
  /** Those sent so far. */
  mails: readonly Mail[];
  /** Runs the jobs that were queued. */
  sendMails(): Promise<void>;
  log: ReturnType<typeof aLog>;
  clock: ReturnType<typeof aClock>;
  /** A browser on one of our pages; POST by default. */
  call(path: string, call?: Call): Promise<Response>;
}>;

/** The accounts of a shop on an empty database. Their mails are sent when the test runs the jobs. */
export async function anAccountsShop(options: Options = {}): Promise<AccountsShop> {
  const origin = options.origin ?? 'http://localhost:3000';
  const postgres = options.postgres ?? (await aPostgres());
  const clock = aClock();
  const mails: Mail[] = [];
  const log = aLog();
  const queued: string[] = [];
  const accountMails = createAccountMailStore({
    postgres,
    secretBox: createSecretBox('a secret that is only used by these tests'),
    enqueueWithin: (_transaction, { data }) => {
      queued.push(String(data['mailId']));
      return Promise.resolve();
    },
  });
  const accounts = createAccounts({
    pool: postgres.accountsPool,
    publicOrigin: origin,
    secret: 'a secret that is only used by these tests',
    roles: createRoleStore(postgres),
    mailQueue: accountMails,
    limits: createSharedLimits(postgres),
    clock,
    log,
    pause: options.pause ?? setImmediate,
    passwordHasher: options.hashesLikeTheShop === true ? undefined : quickPasswordHasher,
  });
  const mailNeeds = {
    accountMails,
    mailer: {
      send: (mail: Mail) => {
        mails.push(mail);
        return Promise.resolve({ kind: 'accepted' as const });
      },
    },
    mailTemplates: sourceMailTemplates,
    alerts: createAlertStore(postgres),
    publicOrigin: origin,
    seller: aSeller(),
    clock,
    messagesOf,
  };
  const sendMails = async () => {
    for (const mailId of queued.splice(0)) await sendAccountMail(mailNeeds, mailId);
  };
  const call = (
    path: string,
    { body, cookie, method = 'POST', from = '203.0.113.7', headers = {} }: Call = {},
  ) =>
    accounts.handler(
      new Request(`${origin}/api/auth${path}`, {
        method,
        headers: {
          origin,
          'content-type': 'application/json',
          ...(cookie === undefined ? {} : { cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      from,
    );
  return { accounts, postgres, mails, sendMails, log, clock, call };
}

/** The session cookie of a response, as the browser sends it back. Empty when none was set. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

/**
 * The token of the newest mail whose link has this parameter. Mails of two requests may arrive in either
 * order.
 */
export function tokenIn(mails: readonly Mail[], parameter: string): string {
  const tokens = mails.map(({ text }) => {
    const [link] = /https?:\/\/\S+/.exec(text) ?? [];
    return link === undefined ? null : new URL(link).searchParams.get(parameter);
  });
  const token = tokens.findLast((found) => found !== null);
  if (token === undefined) {
    throw new Error(`None of the ${String(mails.length)} mails has a link with "${parameter}".`);
  }
  return token;
}

/** Signs up and confirms the mailbox in the same browser. */
export async function aConfirmedCustomer(shop: AccountsShop, email: string): Promise<void> {
  const signedUp = await shop.call('/sign-up/email', { body: { email, password: PASSWORD, name: '' } });
  await shop.sendMails();
  await shop.call('/verify-email', {
    body: { token: tokenIn(shop.mails, 'confirm') },
    cookie: cookieOf(signedUp),
  });
}
