import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOB_NAMES } from '#web/admin/system/job-names.ts';

const FOLDER = join(import.meta.dirname, '../../src/server/jobs');

test('ADMIN-61 every job has a name in words on the screen of jobs', () => {
  const names = readdirSync(FOLDER)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/\bname: '([a-z-]+)'/g)])
    .map(([, name]) => name);
  expect(names).toContain('sync-catalogue');
  expect([...new Set(names)].toSorted()).toEqual([...JOB_NAMES].toSorted());
});
