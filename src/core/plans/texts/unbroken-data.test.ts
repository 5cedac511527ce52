import { expect, test } from 'vitest';
import { unbrokenData } from './unbroken-data.ts';

test('ESIM-31 DATA-27 a title is not broken between a number and its unit, nor inside a count', () => {
  expect(unbrokenData('Japan eSIM, 500 MB, 7 days')).toBe('Japan eSIM, 500\u00a0MB, 7\u00a0days');
  expect(unbrokenData('eSIM para Japón, 2,5 GB, 20 SMS')).toBe('eSIM para Japón, 2,5\u00a0GB, 20\u00a0SMS');
  expect(unbrokenData('eSIM para Japón, 3 GB, 30 días (2 de 12)')).toBe(
    'eSIM para Japón, 3\u00a0GB, 30\u00a0días (2\u00a0de\u00a012)',
  );
  expect(unbrokenData('Japan eSIM, unlimited data')).toBe('Japan eSIM, unlimited data');
});
