import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+trip@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  // Elsewhere a dot may belong to another person.
  ['a.n.a@example.com', 'a.n.a@example.com'],
  // Nothing is left of it, so it is not a tag.
  ['+1@example.com', '+1@example.com'],
])('AUTH-57 %s counts as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
