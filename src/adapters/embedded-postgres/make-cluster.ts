import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOwner, type ServerUser } from './server-user.ts';

export type ClusterNeeds = Readonly<{
  folder: string;
  programs: string;
  user: ServerUser;
  password: string;
  durable: boolean;
}>;

/** Only the shop's own role, only from this machine, only with the password. */
const HBA_RULES = 'host all landfall 127.0.0.1/32 scram-sha-256\n';

/**
 * Creates the database files once. They are created under another name and renamed when complete, so an
 * interrupted start leaves nothing that looks like a database. Returns whether it created them.
 */
export async function makeCluster(needs: ClusterNeeds): Promise<boolean> {
  const data = join(needs.folder, 'data');
  if (existsSync(join(data, 'PG_VERSION'))) {
    await refuseOtherVersion(data, needs.programs);
    return false;
  }
  const making = join(needs.folder, 'data.making');
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  await changeOwner(needs.user, making);
  await run(needs, [
    'initdb',
    `--pgdata=${making}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=reject',
    ...(needs.durable ? [] : ['--no-sync']),
  ]);
  const sql = [
    `CREATE ROLE landfall LOGIN CREATEDB PASSWORD '${needs.password}';`,
    'CREATE DATABASE landfall OWNER landfall;',
  ].join('\n');
  const settings = needs.durable ? [] : ['-c', 'fsync=off'];
  await run(needs, ['postgres', '--single', '-D', making, ...settings, 'template1'], `${sql}\n`);
  await writeFile(join(making, 'pg_hba.conf'), HBA_RULES);
  await rename(making, data);
  return true;
}

async function refuseOtherVersion(data: string, programs: string): Promise<void> {
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const catalogue = await readFile(join(programs, 'share/postgresql/postgres.bki'), 'utf8');
  const ours = /^# PostgreSQL (\d+)/.exec(catalogue)?.[1];
  if (ours !== undefined && ours !== found) {
    throw new Error(
      `${data} was created by PostgreSQL ${found}; the built-in one is ${ours}. Migrate the data with PostgreSQL's own tools, or set DATA_DIR to another folder.`,
    );
  }
}

function run(needs: ClusterNeeds, command: readonly [string, ...string[]], input = ''): Promise<void> {
  const [program, ...parameters] = command;
  const child = spawn(join(needs.programs, 'bin', program), parameters, {
    cwd: needs.folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...needs.user,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(explain(program, output.trim().slice(-2000))));
    });
  });
}

/** Containers often run as a user id without a name, which PostgreSQL does not accept. */
function explain(program: string, output: string): string {
  if (/could not look up effective user ID/.test(output)) {
    return 'PostgreSQL needs a user with a name: add this one to /etc/passwd, or set DATABASE_URL to your own PostgreSQL.';
  }
  return `PostgreSQL's ${program} failed: ${output}`;
}
