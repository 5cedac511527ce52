import { expect, test } from 'vitest';
import { openedPlanPath, planHash } from './plan-hash.ts';

test('a hash that opens a plan gives the path of that plan’s page', () => {
  const hash = planHash({ path: '/esim/japan', id: 'moshi 7days/1gb' });
  expect(hash).toBe('#plan/japan/moshi%207days%2F1gb');
  expect(openedPlanPath(hash)).toBe('/esim/japan/moshi%207days%2F1gb');
});

test('any other hash opens no plan, and no hash leads outside the destinations', () => {
  for (const hash of ['', '#plans', '#plan', '#plan/japan', '#plan//x', '#plan/a/b/c', '#planx/a/b']) {
    expect(openedPlanPath(hash)).toBeNull();
  }
});
