import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openStore } from './store.ts';

const plan = z.object({
  name: z.string(),
  country: z.string().nullable(),
  dueAt: z.number(),
  tags: z.array(z.string()),
});

function aStore() {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-store-'));
  const store = openStore(folder);
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const plans = store.collection('plans', plan, {
    country: (one) => one.country,
    dueAt: (one) => one.dueAt,
    tag: (one) => one.tags,
  });
  const save = (name: string, dueAt: number, country: string | null = 'JP') =>
    plans.save(name, { name, country, dueAt, tags: [name, 'all'] });
  return { store, plans, save, names: (found: readonly { name: string }[]) => found.map((one) => one.name) };
}

test('documents are found by id, by key, up to a key, in both orders and page by page', () => {
  const { plans, save, names } = aStore();
  save('a', 30);
  save('b', 20, null);
  save('c', 10);

  expect(plans.find('b')?.dueAt).toBe(20);
  expect(plans.find('z')).toBeNull();
  expect(names(plans.list())).toEqual(['a', 'b', 'c']);
  expect(names(plans.list({ newestFirst: true, limit: 2 }))).toEqual(['c', 'b']);
  expect(names(plans.list({ newestFirst: true, afterId: 'c', limit: 1 }))).toEqual(['b']);
  expect(names(plans.list({ by: 'country', equals: 'JP' }))).toEqual(['a', 'c']);
  expect(names(plans.list({ by: 'dueAt', upTo: 20 }))).toEqual(['b', 'c']);
  expect(names(plans.list({ by: 'tag', equals: 'all', newestFirst: true }))).toEqual(['c', 'b', 'a']);
  expect([plans.lowest('dueAt'), plans.lowest('dueAt', 10), plans.lowest('dueAt', 30)]).toEqual([
    10,
    20,
    null,
  ]);
  expect(plans.count()).toBe(3);
});

test('saving again replaces the document and its keys and keeps its position', () => {
  const { plans, save, names } = aStore();
  save('a', 30);
  save('b', 20);
  save('a', 5, null);
  expect(names(plans.list())).toEqual(['a', 'b']);
  expect(names(plans.list({ by: 'country', equals: 'JP' }))).toEqual(['b']);
  plans.remove('a');
  expect(plans.lowest('dueAt')).toBe(20);
});

test('a failed transaction leaves nothing behind and runs none of its after-commit actions', () => {
  const { store, plans, save } = aStore();
  const followed: string[] = [];
  const fail = () =>
    store.transaction(() => {
      save('a', 1);
      store.transaction(() => save('b', 2));
      store.afterCommit(() => followed.push('no'));
      throw new Error('stop');
    });
  expect(fail).toThrow('stop');
  expect(plans.count()).toBe(0);

  store.transaction(() => {
    store.afterCommit(() => followed.push(`after ${plans.count()}`));
    save('c', 3);
  });
  expect(followed).toEqual(['after 1']);
});
