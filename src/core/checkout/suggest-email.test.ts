import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@outlok.es', 'ana@outlook.es'],
  ['ana@yaho.es', 'ana@yahoo.es'],
  ['  Ana.Lopez+x@Iclould.com ', 'Ana.Lopez+x@icloud.com'],
])('CHECKOUT-33 %s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@yahoo.fr',
  'ana@hotmail.it',
  'ana@gmx.com',
  'ana@me.com',
  'ana@example.com',
  'ana@gmail.com.mx',
  'ana',
  '@gmial.com',
  '',
])('CHECKOUT-33 %s gets no suggestion', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
