import { expect, test } from 'vitest';
import { guardedStorage } from '../browser/guarded-storage.ts';
import { keepDeviceAnswer, parseDeviceAnswer } from './device-answer.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

function kept(...[deviceAnswer]: Parameters<typeof keepDeviceAnswer>): string | null {
  let stored: string | null = null;
  const storage = {
    getItem: () => stored,
    setItem: (_: string, value: string) => void (stored = value),
    removeItem: () => void (stored = null),
  };
  keepDeviceAnswer(
    deviceAnswer,
    NOON,
    guardedStorage(() => storage),
  );
  return stored;
}

test.each(['compatible', 'not-compatible', 'not-sure'] as const)(
  'CHECKOUT-26 an answer “%s” is available to the checkout for a day',
  (deviceAnswer) => {
    expect(parseDeviceAnswer(kept(deviceAnswer), later(0))).toBe(deviceAnswer);
    expect(parseDeviceAnswer(kept(deviceAnswer), later(23))).toBe(deviceAnswer);
    expect(parseDeviceAnswer(kept(deviceAnswer), later(24))).toBe('not-checked');
  },
);

test.each([
  null,
  '',
  'compatible',
  'compatible tomorrow',
  'yes 2026-03-02T12:00:00Z',
  '{"a":1}',
  'compatible 2027-01-01',
])('CHECKOUT-26 “%s” in storage is no answer', (stored) => {
  expect(parseDeviceAnswer(stored, NOON)).toBe('not-checked');
});

test('a browser without storage causes no error', () => {
  const throwing = guardedStorage(() => {
    throw new Error('denied');
  });
  expect(() => keepDeviceAnswer('compatible', NOON, throwing)).not.toThrow();
});
