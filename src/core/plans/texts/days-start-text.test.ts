import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import { daysStartText } from './days-start-text.ts';

const CONNECTION = aPackage({
  validity_days: 7,
  activation_policy: 'first-usage',
  install_window_days: null,
});
const INSTALLATION = aPackage({
  validity_days: 1,
  activation_policy: 'installation',
  install_window_days: null,
});
const TOP_UP = aPackage({ type: 'topup', validity_days: 3, topup_grace_window_days: null });

const textOf = (plan: Package, destination: string, language: Language) =>
  daysStartText(plan, destination, { language, t: messagesOf(language, 'plans') });

test('CARD-20 one plain line shows when the days start, in English', () => {
  expect(textOf(CONNECTION, 'United States', 'en')).toBe(
    'Your 7 days start when it first connects in the United States; install any time before',
  );
  expect(textOf({ ...CONNECTION, install_window_days: 30, coverage_type: 'regional' }, 'Europe', 'en')).toBe(
    'Your 7 days start when it first connects in a covered country; install within 30 days of buying',
  );
  expect(textOf(INSTALLATION, 'Japan', 'en')).toBe(
    'Your day starts when you install it, so install just before you leave',
  );
  expect(textOf({ ...INSTALLATION, install_window_days: 90 }, 'Japan', 'en')).toBe(
    'Your day starts when you install it; do it within 90 days of buying',
  );
});

test('CARD-20 the same line in Spanish has the eSIM as its subject', () => {
  expect(textOf(CONNECTION, 'Reino Unido', 'es')).toContain('por primera vez en el Reino Unido;');
  expect(textOf(CONNECTION, 'Japón', 'es')).toBe(
    'Tus 7 días empiezan cuando la eSIM se conecta por primera vez en Japón; puedes instalarla antes',
  );
  expect(
    textOf(
      { ...CONNECTION, validity_days: 1, install_window_days: 30, coverage_type: 'regional' },
      'Europe',
      'es',
    ),
  ).toBe(
    'Tu día empieza cuando la eSIM se conecta por primera vez en un país cubierto; instálala en los 30 días tras la compra',
  );
  expect(textOf({ ...INSTALLATION, install_window_days: 90 }, 'Japón', 'es')).toBe(
    'Tu día empieza al instalarla; hazlo en los 90 días tras la compra',
  );
});

test('TOPUP-11 a top-up starts when the running package ends, in both languages, with its grace window', () => {
  expect(textOf(TOP_UP, 'Japan', 'en')).toBe(
    'Your 3 days start when your current plan ends; add it while that plan runs',
  );
  expect(textOf({ ...TOP_UP, topup_grace_window_days: 5 }, 'Japan', 'en')).toBe(
    'Your 3 days start when your current plan ends, or when you add it up to 5 days later',
  );
  expect(textOf({ ...TOP_UP, topup_grace_window_days: 5 }, 'Japón', 'es')).toBe(
    'Tus 3 días empiezan cuando acaba tu plan actual, o al añadirla hasta 5 días después',
  );
});
