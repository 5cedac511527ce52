import { expect, test } from 'vitest';
import { esimDisplay } from './esim-display.ts';
import { ESIM_STATUSES } from './esim-provider.ts';

test('ESIM-05 a profile is ready to install until the customer marks it installed', () => {
  expect(esimDisplay('ready_to_activate', false)).toBe('ready_to_install');
  expect(esimDisplay('ready_to_activate', true)).toBe('ready_to_activate');
});

test('ESIM-04 ESIM-05 every other status has its own display name', () => {
  const others = ESIM_STATUSES.filter((status) => status !== 'ready_to_activate');
  expect(others.map((status) => esimDisplay(status, false))).toEqual(others);
});
