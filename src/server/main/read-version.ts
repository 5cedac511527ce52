import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Package = z.object({ version: z.string() });

type Folders = Readonly<{ root: string; build: string }>;

/** `0.1.0 (1a2b3c4)`. The commit is that of the last build, if it was made in a clone. */
export async function readVersion({ root, build }: Folders): Promise<string> {
  const { version } = Package.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const commit = await readFile(join(build, 'commit.txt'), 'utf8').catch(() => '');
  return /^[0-9a-f]{7,40}$/.test(commit) ? `${version} (${commit})` : version;
}
