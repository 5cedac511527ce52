import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import { daysStartRule } from './days-start-rule.ts';

const CONNECTION = aPackage({ activation_policy: 'first-usage', install_window_days: null });
const INSTALLATION = aPackage({ activation_policy: 'installation', install_window_days: null });

const ruleOf = (plan: Package, destination: string, language: Language = 'en') =>
  daysStartRule(plan, destination, { language, t: messagesOf(language, 'destination') });

test('DEST-10 plans of different lengths share the sentence about their days', () => {
  const sentence =
    'Your days start when the eSIM first connects in the United States; install it any time before.';
  expect(ruleOf({ ...CONNECTION, validity_days: 7 }, 'United States')).toBe(sentence);
  expect(ruleOf({ ...CONNECTION, validity_days: 30 }, 'United States')).toBe(sentence);
});

test('DEST-10 installing and several countries have sentences of their own, with the days to install', () => {
  expect(ruleOf(INSTALLATION, 'Japan')).toContain('when you install the eSIM, so install it just before');
  expect(ruleOf({ ...INSTALLATION, install_window_days: 365 }, 'Japan')).toBe(
    'Your days start when you install the eSIM; do it within 365 days of buying.',
  );
  expect(ruleOf({ ...CONNECTION, install_window_days: 30 }, 'Japón', 'es')).toBe(
    'Tus días empiezan cuando la eSIM se conecta por primera vez en Japón; instálala en los 30 días tras la compra.',
  );
  const regional = { ...CONNECTION, coverage_type: 'regional' } as const;
  expect(ruleOf(regional, 'Europe')).toBe(
    'Your days start when the eSIM first connects in a covered country; install it any time before.',
  );
  expect(ruleOf({ ...regional, install_window_days: 60 }, 'Europe')).toContain('within 60 days of buying');
});
