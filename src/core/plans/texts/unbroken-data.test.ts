import { expect, test } from 'vitest';
import { unbrokenData } from './unbroken-data.ts';

test('ESIM-31 an amount of data in a title is not broken between its number and its unit', () => {
  expect(unbrokenData('Japan eSIM, 500 MB, 7 days')).toBe('Japan eSIM, 500\u00a0MB, 7 days');
  expect(unbrokenData('eSIM para Japón, 2,5 GB, 20 SMS')).toBe('eSIM para Japón, 2,5\u00a0GB, 20 SMS');
  expect(unbrokenData('Japan eSIM, unlimited data, 7 days')).toBe('Japan eSIM, unlimited data, 7 days');
});
