import { expect, test } from 'vitest';
import { parseMegabytes } from './data-amount.ts';

test.each([
  ['500 MB', 500],
  ['1 GB', 1024],
  ['1.5 GB', 1536],
  ['1,5GB', 1536],
  ['20gb', 20480],
  ['1 TB', 1048576],
  ['Unlimited', Infinity],
  ['unlimited data', Infinity],
  ['', null],
  ['lots', null],
])('an amount of "%s" is %s megabytes', (text, megabytes) => {
  expect(parseMegabytes(text)).toBe(megabytes);
});
