import { expect, test } from 'vitest';
import { canHaveFault } from './audited-sandbox.ts';

test('ADMIN-66 a service of the sandbox has only its own faults', () => {
  expect(canHaveFault('network', 'out-of-stock')).toBe(true);
  expect(canHaveFault('payments', 'out-of-stock')).toBe(false);
  expect(canHaveFault('webhooks', 'silence')).toBe(true);
  expect(canHaveFault('mail', 'silence')).toBe(false);
});
