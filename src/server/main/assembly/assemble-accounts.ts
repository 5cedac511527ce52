import { createAccounts, type Accounts } from '#adapters/accounts/create-accounts.ts';
import type { PasswordHasher } from '#adapters/accounts/create-auth.ts';
import { createAccountMailStore } from '#adapters/postgres/accounts/account-mail-store.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import { createRoleStore } from '#adapters/postgres/role-store.ts';
import type { AccountMailNeeds } from '#core/accounts/send-account-mail.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { Language } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { accountJobs } from '#server/jobs/account-jobs.ts';

type Needs = QueueingStoreNeeds &
  Omit<AccountMailNeeds, 'accountMails' | 'messagesOf'> &
  Readonly<{
    /** Signs cookies and confirmation links. */
    authSecret: string;
    /** Encrypts the links of mails that are not sent yet. */
    secretBox: SecretBox;
    limits: SharedLimits;
    languages: readonly Language[];
    passwordHasher?: PasswordHasher | undefined;
    log: Log;
  }>;

type AssembledAccounts = Readonly<{ accounts: Accounts; jobs: readonly JobDefinition[] }>;

export function assembleAccounts(needs: Needs): AssembledAccounts {
  const { postgres } = needs;
  const mails = createAccountMailStore(needs);
  return {
    accounts: createAccounts({
      ...needs,
      pool: postgres.accountsPool,
      secret: needs.authSecret,
      roles: createRoleStore(postgres),
      mailQueue: mails,
    }),
    jobs: accountJobs({ ...needs, accountMails: mails, messagesOf }),
  };
}
