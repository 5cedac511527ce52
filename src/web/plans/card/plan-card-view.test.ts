import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import { aRegionalPlan } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planCardOf } from './plan-card-of.ts';
import { planName } from './plan-card-view.ts';

const name = (from: Package, language: 'en' | 'es') =>
  planName(planCardOf(from, 'Europe', { language, t: messagesOf(language, 'plans') }));

test.each(['en', 'es'] as const)(
  'CARD-24 the buttons of plans of one destination, size and length have names of their own, in %s',
  (language) => {
    const wide = { ...aRegionalPlan('Europe', ['FR', 'DE', 'ES']), operator: 'Eurolink' };
    const plans = [
      wide,
      { ...wide, countries: ['FR', 'DE'] },
      { ...wide, operator: 'Three Flags' },
      { ...wide, sms: 20 },
      { ...wide, voice: 30 },
      aPackage(),
      aPackage({ sms: 20 }),
    ];
    expect(new Set(plans.map((plan) => name(plan, language))).size).toBe(plans.length);
    expect(name(wide, language)).toContain(
      language === 'es' ? '3 países, Eurolink' : '3 countries, Eurolink',
    );
  },
);
