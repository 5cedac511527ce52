import type { Config } from '#server/main/config/config.ts';
import type { Secrets } from '#server/main/secrets.ts';
import { SANDBOX_ADMIN } from '#server/main/sandbox-admin.ts';
import { say } from './progress.mjs';

/** The last lines of a start: the shop's address, and how to sign in. */
export function announce({ publicOrigin, externalServices, dataDir }: Config, secrets: Secrets): void {
  say('');
  say(`Shop      ${publicOrigin}`);
  const sandboxOrigin = externalServices.kind === 'services' ? externalServices.services.sandboxOrigin : null;
  if (sandboxOrigin !== null) {
    say(`Mailbox   ${sandboxOrigin}/mailbox`);
    say(`Admin     ${SANDBOX_ADMIN}   password ${secrets.sandboxAdminPassword}`);
    say('          This is the sandbox: payments, eSIMs and mails are not real.');
  }
  say(`Files     ${dataDir}`);
  say('');
  say('Ready. Ctrl-C stops everything.');
}
