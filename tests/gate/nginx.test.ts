import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localizedPath } from '#core/language-path.ts';
import { LANGUAGES } from '#core/language.ts';
import { secretPatterns, unknownParameters } from '#tests/deployment/secret-routes.ts';

const CONFIGURATION = readFileSync(
  join(import.meta.dirname, '../../deploy/nginx/landfall.conf'),
  'utf8',
).replaceAll(/^\s*#.*$/gm, '');
const CANARY = 'canary8fQ2secret';

test('OPS-25 every server of the nginx configuration has the log format without secrets, and an error log without requests', () => {
  const servers = CONFIGURATION.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server.match(/access_log .*/g)).toEqual([
      'access_log /var/log/nginx/landfall-access.log landfall;',
    ]);
    expect(server.match(/error_log .*/g)).toEqual(['error_log /var/log/nginx/landfall-error.log emerg;']);
  }
});

test('OPS-25 the log format has no query, no referrer and no address of a visitor', () => {
  const [, format = ''] = /log_format landfall ([^;]+);/.exec(CONFIGURATION) ?? [];
  expect(format.match(/\$\w+/g)).toEqual([
    '$time_iso8601',
    '$request_method',
    '$landfall_path',
    '$status',
    '$body_bytes_sent',
    '$request_time',
    '$upstream_addr',
    '$upstream_status',
  ]);
});

test('OPS-25 the log hides the secret of every route that has one, in every language', () => {
  expect(unknownParameters()).toEqual([]);
  expect(secretPatterns()).toEqual(expect.arrayContaining(['/share/:shareId', '/newsletter/:step/:token']));
  const paths = LANGUAGES.flatMap((language) =>
    secretPatterns().map((pattern) => localizedPath(pattern.replaceAll(/:\w+/g, CANARY), language)),
  );
  const others = [`/es/es/share/${CANARY}`, `/Share/${CANARY}`, `/api/checkout-sessions/${CANARY}/events`];
  for (const path of [...paths, ...others, ...paths.map((path) => `${path}.data`)]) {
    expect(loggedPath(path)).not.toContain(CANARY);
    expect(loggedPath(path)).toContain('[hidden]');
  }
  expect(loggedPath('/es/esim/japan')).toBe('/es/esim/japan');
  expect(loggedPath('/newsletter')).toBe('/newsletter');
});

/** What the configuration's `map` makes of a path. */
function loggedPath(path: string): string {
  const [, rules = ''] = /map \$uri \$landfall_path \{([^]*?)\n\}/.exec(CONFIGURATION) ?? [];
  for (const [, pattern = '', result = ''] of rules.matchAll(/"~\*(.+?)" "(.+?)";/g)) {
    const match = new RegExp(pattern, 'i').exec(path);
    if (match !== null)
      return result.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => match.groups?.[name] ?? '');
  }
  return path;
}
