import { expect, test } from 'vitest';
import { planKind } from './plan-kind.ts';

const DATA = { data_amount: '5 GB', is_unlimited: false, sms: 0, voice: 0 };

test.each([
  [DATA, 'data'],
  [{ ...DATA, is_unlimited: true }, 'unlimited'],
  [{ ...DATA, data_amount: 'Unlimited' }, 'unlimited'],
  [{ ...DATA, voice: 30 }, 'calls'],
  [{ ...DATA, sms: 20 }, 'calls'],
  [{ ...DATA, is_unlimited: true, voice: 30 }, 'calls'],
] as const)('DEST-01 %j is on the tab %s', (plan, kind) => {
  expect(planKind(plan)).toBe(kind);
});
