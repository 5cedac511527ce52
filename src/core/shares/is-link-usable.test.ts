import { expect, test } from 'vitest';
import { isLinkUsable } from './is-link-usable.ts';

test('SHARE-32 a link that was revoked or has expired cannot be passed on; one too new for the list can', () => {
  const others = [{ id: 'other', state: 'revoked' }] as const;
  expect(isLinkUsable('new', others)).toBe(true);
  expect(isLinkUsable('new', [...others, { id: 'new', state: 'active' }])).toBe(true);
  expect(isLinkUsable('new', [...others, { id: 'new', state: 'revoked' }])).toBe(false);
  expect(isLinkUsable('new', [...others, { id: 'new', state: 'expired' }])).toBe(false);
});
