import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWhenStale } from './build-pages.ts';

let root: string;
let builds: number;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  builds = 0;
  await mkdir(join(root, 'src/web'), { recursive: true });
  await writeFile(join(root, 'src/web/root.tsx'), 'first');
});
afterEach(() => rm(root, { recursive: true }));

async function make(folder: string): Promise<void> {
  builds += 1;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'page.js'), await readFile(join(root, 'src/web/root.tsx')));
}

const served = (): Promise<string> => readFile(join(root, 'build/page.js'), 'utf8');

test('pages are built once and again only when their sources change', async () => {
  await buildWhenStale({ root, make });
  await buildWhenStale({ root, make });
  expect(builds).toBe(1);
  await writeFile(join(root, 'src/web/root.tsx'), 'second');
  await buildWhenStale({ root, make });
  expect([builds, await served()]).toEqual([2, 'second']);
});

test('a changed mail makes the build stale', async () => {
  await buildWhenStale({ root, make });
  await mkdir(join(root, 'src/mails'), { recursive: true });
  await writeFile(join(root, 'src/mails/render-mail.tsx'), 'a mail');
  await buildWhenStale({ root, make });
  expect(builds).toBe(2);
});

test('a test beside a page does not make the build stale', async () => {
  await buildWhenStale({ root, make });
  await writeFile(join(root, 'src/web/root.test.tsx'), 'a test');
  await buildWhenStale({ root, make });
  expect(builds).toBe(1);
});

test('an interrupted build leaves the old pages, and the next start builds again', async () => {
  await buildWhenStale({ root, make });
  await writeFile(join(root, 'src/web/root.tsx'), 'second');
  const cutShort = async (folder: string): Promise<void> => {
    await make(folder);
    throw new Error('killed');
  };
  await expect(buildWhenStale({ root, make: cutShort })).rejects.toThrow('killed');
  expect(await served()).toBe('first');
  await buildWhenStale({ root, make });
  expect(await served()).toBe('second');
});

test('a folder without the stamp, as after a manual build, is built again', async () => {
  await make(join(root, 'build'));
  await buildWhenStale({ root, make });
  expect(builds).toBe(2);
  expect(existsSync(join(root, 'build/made-from.txt'))).toBe(true);
});
