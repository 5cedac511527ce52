import { expect, test } from 'vitest';
import { MailCap } from './mail-cap.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000);

test('B23 one mailbox gets five mails of a kind in half an hour, however often they are asked for', () => {
  const cap = new MailCap();
  const allowed = Array.from({ length: 1000 }, (_, second) =>
    cap.take('magic-link', 'a@example.com', at(second / 60)),
  );
  expect(allowed.filter(Boolean)).toHaveLength(5);
  expect(cap.take('magic-link', 'A@Example.com', at(20))).toBe(false);
});

test('B23 other kinds and other mailboxes have their own count, and time gives room again', () => {
  const cap = new MailCap();
  for (let sent = 0; sent < 5; sent += 1) cap.take('magic-link', 'a@example.com', at(0));
  expect(cap.take('reset-password', 'a@example.com', at(1))).toBe(true);
  expect(cap.take('magic-link', 'b@example.com', at(1))).toBe(true);
  expect(cap.take('magic-link', 'a@example.com', at(29))).toBe(false);
  expect(cap.take('magic-link', 'a@example.com', at(30))).toBe(true);
});

test('what is remembered is bounded: the mailbox that waited longest is forgotten first', () => {
  const cap = new MailCap();
  for (let sent = 0; sent < 5; sent += 1) cap.take('magic-link', 'first@example.com', at(0));
  for (let other = 0; other < 10_000; other += 1) cap.take('magic-link', `${other}@example.com`, at(0));
  expect(cap.take('magic-link', 'first@example.com', at(1))).toBe(true);
});
