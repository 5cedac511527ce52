import { request as requestPlainly } from 'node:http';
import { text } from 'node:stream/consumers';
import { localizedPath } from '#core/language-path.ts';
import { LANGUAGES } from '#core/language.ts';
import type { startNginx } from './nginx.ts';
import { secretPatterns } from './secret-routes.ts';
import type { Visitors } from './visitors.ts';

type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** It stands for every secret in an address. */
const CANARY = 'canary8fQ2secret';

/** Parameters of addresses in emails and after a payment. */
const QUERY = `?magic_link=${CANARY}&session_id=${CANARY}&email=${CANARY}%40example.com`;

/**
 * Opens the addresses that contain a secret, by https and by http. Call it while the shop runs, and again while no
 * process runs: then nginx writes to its error log.
 */
export async function openSecretAddresses(visitors: Pick<Visitors, 'call'>, nginx: Nginx): Promise<void> {
  const paths = LANGUAGES.flatMap((language) =>
    secretPatterns().map((pattern) => localizedPath(pattern.replaceAll(/:\w+/g, CANARY), language)),
  );
  const addresses = [
    ...paths,
    ...paths.map((path) => `${path}.data`),
    `/api/checkout-sessions/${CANARY}/events`,
  ];
  const headers = { referer: `https://localhost/share/${CANARY}` };
  for (const address of [...addresses, '/auth', '/checkout/success']) {
    await visitors.call(address + QUERY, { headers });
    await openWithoutTls(nginx.port80, address + QUERY);
  }
}

/** What nginx logged of the secrets. */
export function findLoggedSecrets({ readLogs }: Nginx): readonly string[] {
  const lines = readLogs().split('\n');
  if (!lines.some((line) => line.includes('/share/[hidden]')))
    return ['nginx did not log the share links at all'];
  return lines.filter((line) => line.includes(CANARY)).map((line) => `nginx logged a secret: ${line}`);
}

async function openWithoutTls(socketPath: string, path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  const opened = requestPlainly({ socketPath, path, agent: false }, (response) => {
    text(response).then(() => resolve(null), reject);
  });
  opened.once('error', reject);
  opened.end();
  await promise;
}
