import { expect, test } from 'vitest';
import { isLinkUsable, newLinkEffect } from './usable-links.ts';

test('SHARE-32 a link that was revoked or has expired cannot be passed on; one too new for the list can', () => {
  const others = [{ id: 'other', state: 'revoked' }] as const;
  expect(isLinkUsable('new', others)).toBe(true);
  expect(isLinkUsable('new', [...others, { id: 'new', state: 'active' }])).toBe(true);
  expect(isLinkUsable('new', [...others, { id: 'new', state: 'revoked' }])).toBe(false);
  expect(isLinkUsable('new', [...others, { id: 'new', state: 'expired' }])).toBe(false);
});

const AT = '2026-11-18T09:00:00.000Z';
const OPENED = { state: 'active', revealedAt: AT } as const;
const UNOPENED = { state: 'active', revealedAt: null } as const;

test('SHARE-31 SHARE-44 a new link ends the links that work and that nobody has opened, and no other', () => {
  expect(newLinkEffect([UNOPENED])).toBe('unopened');
  expect(newLinkEffect([OPENED])).toBe('opened');
  expect(newLinkEffect([UNOPENED, OPENED])).toBe('several');
  expect(newLinkEffect([OPENED, OPENED])).toBe('several');
});

test('SHARE-44 links that have ended change nothing about what a new one does', () => {
  for (const state of ['revoked', 'expired'] as const) {
    expect(newLinkEffect([{ state, revealedAt: null }, OPENED])).toBe('opened');
    expect(newLinkEffect([UNOPENED, { state, revealedAt: AT }])).toBe('unopened');
  }
});
