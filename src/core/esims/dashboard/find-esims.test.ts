import { expect, test } from 'vitest';
import { findEsims } from './find-esims.ts';

const JAPAN = {
  title: 'eSIM para Japón, 5 GB, 7 días',
  name: 'Teléfono de mamá',
  country: 'Japón',
  iccid: '8910300000000000001',
  orderNumber: '100431',
};
const PERU = {
  title: 'eSIM para Perú, 1 GB, 7 días',
  name: null,
  country: 'Perú',
  iccid: '8910300000000000002',
  orderNumber: '100412',
};

test.each([
  ['japon', [JAPAN]],
  ['  MAMA ', [JAPAN]],
  ['0002', [PERU]],
  ['100412', [PERU]],
  ['7 días', [JAPAN, PERU]],
  ['gb peru', [PERU]],
  ['', [JAPAN, PERU]],
  ['null', []],
  ['japón 100412', []],
])('ESIM-21 "%s" finds eSIMs by name, title, country, ICCID and order number', (typed, found) => {
  expect(findEsims([JAPAN, PERU], typed)).toEqual(found);
});
