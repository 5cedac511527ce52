import { expect, test } from 'vitest';
import type { Package } from '#core/catalogue/packages/package.ts';
import { aGlobalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planCardOf } from './plan-card-of.ts';

const english = (from: Package) =>
  planCardOf(from, 'Japan', { language: 'en', t: messagesOf('en', 'plans') });
const spanish = (from: Package) =>
  planCardOf(from, 'Japón', { language: 'es', t: messagesOf('es', 'plans') });

test('CARD-01 CARD-03 CARD-07 CARD-19 a card’s texts are finished in its language, the price in US dollars', () => {
  expect(english(aPackage({ priceCents: 123_450 }))).toMatchObject({
    title: 'Japan eSIM',
    validity: '7 Days',
    coverage: 'National',
    price: '$1,234.50',
    priceCents: 123_450,
  });
  const card = spanish(aPackage({ priceCents: 950 }));
  expect(card).toMatchObject({ title: 'eSIM para Japón', validity: '7 días', coverage: 'Nacional' });
  expect(card.price).toMatch(/^9,50\sUS\$$/);
});

test('CARD-07 the coverage is shown for each kind of plan', () => {
  expect(english(aRegionalPlan('Europe', ['FR', 'DE'])).coverage).toBe('Regional');
  expect(spanish(aRegionalPlan('Europe', ['FR', 'DE'])).coverage).toBe('Regional');
  expect([english(aPackage()).coverage, spanish(aPackage()).coverage]).toEqual(['National', 'Nacional']);
  expect(english(aGlobalPlan(['FR', 'DE'])).coverage).toBe('Global');
  expect(spanish(aGlobalPlan(['FR', 'DE'])).coverage).toBe('Global');
});

test('CARD-12 a plan without a country list shows 172 or 127 countries, one with a list shows their number', () => {
  expect(english(aGlobalPlan([])).countries).toBe('172 countries');
  expect(english(aRegionalPlan('Europe', [])).countries).toBe('127 countries');
  expect(spanish(aRegionalPlan('Europe', ['FR', 'DE'])).countries).toBe('2 países');
  expect(english(aPackage()).countries).toBeNull();
});

test('CARD-10 CARD-11 the networks are named, shortened when long, and never missing', () => {
  expect(english(aPackage({ networks: null })).networks).toBe('4G/5G Networks');
  expect(spanish(aPackage({ networks: null })).networks).toBe('Redes 4G/5G');
  const many = Array.from({ length: 30 }, (_, index) => `Network ${index} 5G`).join(', ');
  expect(english(aPackage({ networks: many })).networks).toBe('Network 0 5G, Network 1 5G, Network 2 5G…');
});

test('CARD-02 CARD-15 a top-up shows that an existing eSIM is required', () => {
  const topup = aPackage({ type: 'topup' });
  expect(english(topup)).toMatchObject({
    title: 'Japan Top-up',
    badges: [{ kind: 'top-up', text: 'Top-up' }],
    note: 'Requires an existing eSIM',
  });
  expect(spanish(topup)).toMatchObject({
    title: 'Recarga para Japón',
    note: 'Requiere una eSIM que ya tengas',
  });
  expect(english(aPackage()).note).toBeNull();
});

test('CARD-20 CARD-21 the text about when the days start follows the network’s rule and names the plan’s country', () => {
  expect(english(aPackage({ install_window_days: 30 })).daysStart).toBe(
    'Your 7 days start when it first connects in Japan; install within 30 days of buying',
  );
  expect(spanish(aPackage({ activation_policy: 'installation' })).daysStart).toBe(
    'Tus 7 días empiezan al instalarla, así que instálala justo antes de salir',
  );
});

test('CARD-23 an unlimited plan shows its fair-use limit, and no other plan shows one', () => {
  const policy = 'Full speed for the first 3 GB of each day, then 1 Mbps.';
  const unlimited = aPackage({ is_unlimited: true, data_amount: 'Unlimited', fair_usage_policy: policy });
  expect(english(unlimited).fairUse).toBe('Full speed up to 3\u00a0GB a day');
  expect(spanish(unlimited).fairUse).toBe('Máxima velocidad hasta 3\u00a0GB al día');
  expect(english({ ...unlimited, fair_usage_policy: 'Fair use applies.' }).fairUse).toBe('Fair-use limit');
  expect(english({ ...unlimited, fair_usage_policy: null }).fairUse).toBeNull();
  expect(english(aPackage({ fair_usage_policy: policy })).fairUse).toBeNull();
});

test('CARD-06 a card contains only what it shows: no net price', () => {
  const withNetPrice = { ...aPackage(), net_price: 7.77 };
  expect(JSON.stringify(english(withNetPrice))).not.toMatch(/net_?price|7\.77/i);
});

test('CARD-26 a card shows the price per GB, or per day where the data is not limited', () => {
  expect(english(aPackage({ data_amount: '3 GB', priceCents: 900 })).unitPrice).toBe('$3.00 / GB');
  const unlimited = aPackage({
    data_amount: 'Unlimited',
    is_unlimited: true,
    validity_days: 10,
    priceCents: 2400,
  });
  expect(english(unlimited).unitPrice).toBe('$2.40 / day');
  expect(spanish(unlimited).unitPrice).toMatch(/^2,40\sUS\$ \/ día$/);
});

test('CARD-37 the best-value badge names what it compares where it fits, in both languages', () => {
  const badge = (from: Package, country: string, language: 'en' | 'es') =>
    planCardOf({ ...from, is_best_value: true }, country, {
      language,
      t: messagesOf(language, 'plans'),
    }).badges.map(({ text }) => text);
  const europe = aRegionalPlan('Europe', ['FR', 'DE'], { is_popular: false });
  expect(badge(europe, 'Europe', 'en')).toEqual(['Good value in Europe']);
  expect(badge(europe, 'Europa', 'es')).toEqual(['Buena compra en Europa']);
  expect(badge(aGlobalPlan(['FR'], { is_popular: false }), 'Global', 'es')).toEqual(['Buena compra: Global']);
  expect(badge({ ...europe, is_popular: true }, 'Europe', 'en')).toEqual(['Good value in Europe', 'Popular']);
  expect(badge(europe, 'América del Norte', 'es')).toEqual(['Buena compra en América del Norte']);
  const wide = 'Middle East and North Africa';
  expect(badge(europe, wide, 'en')).toEqual(['Good value']);
});
