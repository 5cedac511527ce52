import { expect, test } from 'vitest';
import { replyDueAt } from './reply-time.ts';

test('SUPPORT-13 a reply is due within 2 hours', () => {
  expect(replyDueAt(new Date('2026-11-16T23:20:00Z'))).toEqual(new Date('2026-11-17T01:20:00Z'));
});
