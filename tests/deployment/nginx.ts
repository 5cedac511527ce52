import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#scripts/launch/repository.mjs';

const run = promisify(execFile);
const PROGRAM = '/usr/sbin/nginx';

type Options = Readonly<{ folder: string; port: number; webPorts: readonly [number, number] }>;

/** Debian's nginx with the configuration of `deploy/nginx`; only addresses, paths and the certificate are replaced. */
export async function startNginx({ folder, port, webPorts }: Options) {
  const own = (name: string) => join(folder, name);
  await mkdir(folder, { recursive: true });
  await makeCertificate(own('key.pem'), own('certificate.pem'));
  const port80 = own('port-80');
  const upstream = replaceAll(source('landfall-upstream.conf'), [
    ['127.0.0.1:3001', `127.0.0.1:${webPorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${webPorts[1]}`],
  ]);
  const site = replaceAll(source('landfall.conf'), [
    ['/etc/nginx/landfall-upstream.conf', own('upstream.conf')],
    ['/var/log/nginx/landfall-access.log', own('access.log')],
    ['/var/log/nginx/landfall-error.log', own('landfall-error.log')],
    ['/etc/letsencrypt/live/shop.example.com/fullchain.pem', own('certificate.pem')],
    ['/etc/letsencrypt/live/shop.example.com/privkey.pem', own('key.pem')],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
    ['listen 80', `listen unix:${port80}`],
    ['server_name shop.example.com', 'server_name localhost'],
  ]);
  writeFileSync(own('upstream.conf'), upstream);
  writeFileSync(own('site.conf'), site);
  writeFileSync(own('nginx.conf'), mainConfiguration(folder));
  const command = ['-p', folder, '-e', own('error.log'), '-c', own('nginx.conf')];
  await run(PROGRAM, command);
  return {
    upstreamFile: own('upstream.conf'),
    certificate: own('certificate.pem'),
    reloadCommand: [PROGRAM, ...command, '-s', 'reload'].join(' '),
    stop: () => run(PROGRAM, [...command, '-s', 'stop']),
    /** The socket of the server that redirects to https. */
    port80,
    /** Everything that nginx has logged, in any of its files. */
    readLogs: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(own(name), 'utf8'))
        .join('\n'),
    /** Requests that nginx sent to a second process, and those it answered with 5xx. */
    counts() {
      const lines = readFileSync(own('access.log'), 'utf8').trim().split('\n');
      return {
        requests: lines.length,
        sentTwice: lines.filter((line) => / upstream=[\d.:]+, /.test(line)).length,
        errors: lines.filter((line) => / status=5\d\d /.test(line)).length,
      };
    },
  };
}

function source(name: string): string {
  return readFileSync(join(ROOT, 'deploy/nginx', name), 'utf8');
}

/** Each text must be found, so that the trial notices when the configuration changes. */
function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx no longer contains "${from}"`);
    return result.replaceAll(from, to);
  }, text);
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, `temp-${kind}`)};`,
  );
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  ${temporary.join('\n  ')}
  # As in Debian's nginx.conf.
  access_log ${join(folder, 'debian-access.log')};
  error_log ${join(folder, 'debian-error.log')};
  include ${join(folder, 'site.conf')};
}
`;
}

async function makeCertificate(key: string, certificate: string): Promise<void> {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await run('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate]);
}
