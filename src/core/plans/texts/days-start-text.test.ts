import { expect, test } from 'vitest';
import { daysStartText } from './days-start-text.ts';

const CONNECTION = { kind: 'first-connection', days: 7, installWithinDays: null } as const;
const INSTALLATION = { kind: 'installation', days: 1, installWithinDays: null } as const;
const TOP_UP = { kind: 'top-up', days: 3, graceDays: null } as const;

test('CARD-20 one plain line shows when the days start, in English', () => {
  expect(daysStartText(CONNECTION, 'United States', 'en')).toBe(
    'Your 7 days start when it first connects in the United States; install any time before',
  );
  expect(daysStartText({ ...CONNECTION, installWithinDays: 30 }, null, 'en')).toBe(
    'Your 7 days start when it first connects in a covered country; install within 30 days of buying',
  );
  expect(daysStartText(INSTALLATION, 'Japan', 'en')).toBe(
    'Your day starts when you install it, so install just before you leave',
  );
  expect(daysStartText({ ...INSTALLATION, installWithinDays: 90 }, 'Japan', 'en')).toBe(
    'Your day starts when you install it; do it within 90 days of buying',
  );
});

test('CARD-20 the same line in Spanish has the eSIM as its subject', () => {
  expect(daysStartText(CONNECTION, 'Japón', 'es')).toBe(
    'Tus 7 días empiezan cuando la eSIM se conecta por primera vez en Japón; puedes instalarla antes',
  );
  expect(daysStartText({ ...CONNECTION, days: 1, installWithinDays: 30 }, null, 'es')).toBe(
    'Tu día empieza cuando la eSIM se conecta por primera vez en un país cubierto; instálala en los 30 días tras la compra',
  );
  expect(daysStartText({ ...INSTALLATION, installWithinDays: 90 }, 'Japón', 'es')).toBe(
    'Tu día empieza al instalarla; hazlo en los 90 días tras la compra',
  );
});

test('TOPUP-11 a top-up starts when the running package ends, in both languages, with its grace window', () => {
  expect(daysStartText(TOP_UP, 'Japan', 'en')).toBe(
    'Your 3 days start when your current plan ends; add it while that plan runs',
  );
  expect(daysStartText({ ...TOP_UP, graceDays: 5 }, 'Japan', 'en')).toBe(
    'Your 3 days start when your current plan ends, or when you add it up to 5 days later',
  );
  expect(daysStartText({ ...TOP_UP, graceDays: 5 }, 'Japón', 'es')).toBe(
    'Tus 3 días empiezan cuando acaba tu plan actual, o al añadirla hasta 5 días después',
  );
});
