import { expect, test } from 'vitest';
import { tabForKey } from './tab-for-key.ts';

const TABS = ['signin', 'signup', 'reset'] as const;

test.each([
  ['signin', 'ArrowRight', 'signup'],
  ['reset', 'ArrowRight', 'signin'],
  ['signup', 'ArrowLeft', 'signin'],
  ['signin', 'ArrowLeft', 'reset'],
  ['reset', 'Home', 'signin'],
  ['signin', 'End', 'reset'],
  ['signin', 'a', null],
  ['signin', 'Tab', null],
] as const)('AUTH-01 on the tab %s the key %s selects %s', (current, key, selected) => {
  expect(tabForKey(TABS, current, key)).toBe(selected);
});
