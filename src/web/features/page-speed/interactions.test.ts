import { expect, test } from 'vitest';
import { Interactions } from './interactions.ts';

test('PERF-06 the longest delay counts, once per press', () => {
  const interactions = new Interactions();
  expect(interactions.delay).toBeNull();
  interactions.add(1, 40);
  interactions.add(2, 120);
  interactions.add(2, 90);
  expect(interactions.delay).toBe(120);
});

test('PERF-06 in a long visit one slow press in fifty is ignored', () => {
  const interactions = new Interactions();
  interactions.add(0, 900);
  for (let id = 1; id < 50; id += 1) interactions.add(id, 30 + id);
  expect(interactions.delay).toBe(79);
});
