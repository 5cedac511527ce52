import { expect, test } from 'vitest';
import { CalculatorPlan } from '#contract/catalogue/calculator.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aGlobalPlan } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { planPassOf } from './plan-pass.ts';

function words(language: Language) {
  return { language, t: messagesOf(language, 'plans') };
}

/** As the API sends it: prices are dollars. */
function aReceivedPlan(plan: Package): CalculatorPlan {
  return CalculatorPlan.parse({ ...plan, minimum_selling_price: 9.5, price: 9.5, hotspot: 'allowed' });
}

test('CALC-05 a recommended plan contains what the cart needs, in the language of the page', () => {
  const pass = planPassOf(aReceivedPlan(aPackage()), words('es'));
  expect(pass.cartPlan).toEqual({
    id: 'moshi-moshi-7days-5gb',
    packageId: 'moshi-moshi-7days-5gb',
    title: 'eSIM para Japón',
    country: 'Japón',
    countryCode: 'JP',
    data: '5 GB',
    validity: '7 días',
    priceCents: 950,
    packageType: 'sim',
    networks: 'SoftBank 5G, KDDI LTE',
    operator: 'Moshi Moshi',
  });
  expect(pass).toMatchObject({ hotspot: 'allowed', price: '9,50\u00a0US$', path: '/esim/japan' });
});

test('a plan for several countries shows how many', () => {
  const pass = planPassOf(
    aReceivedPlan(aGlobalPlan(['JP', 'KR'], { data_amount: 'Unlimited', networks: null })),
    words('en'),
  );
  expect(pass.details).toBe('2 countries · 4G/5G Networks');
  expect(pass.cartPlan.data).toBe('Unlimited');
  expect(pass.daysStart).toMatch(/in a covered country/);
});

test('CARD-27 the result names at most three networks, without their generation; the cart keeps them all', () => {
  const pass = planPassOf(aReceivedPlan(aPackage({ networks: 'A 5G, B 5G, C LTE, D 5G' })), words('en'));
  expect(pass.details).toBe('A, B, C…');
  expect(pass.cartPlan.networks).toBe('A 5G, B 5G, C LTE, D 5G');
});
