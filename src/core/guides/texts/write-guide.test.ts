import { expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aGlobalPlan, aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { GuideSection, GuideSource } from '../guide.ts';
import { writeGuide } from './write-guide.ts';

const networks = (code: string, ...names: readonly (readonly [string, string])[]) => [
  { name: code, code, networks: names.map(([name, type]) => ({ name, types: [type] })) },
];

const UK = aLocalPlan('GB', {
  data_amount: '3 GB',
  validity_days: 30,
  priceCents: 850,
  operator: 'Brolly',
  operator_coverages: networks('GB', ['EE', '5G'], ['O2', 'LTE']),
});
const UK_CALLS: Package = {
  ...UK,
  package_id: 'gb-calls',
  operator: 'Brolly+',
  voice: 100,
  sms: 50,
  priceCents: 1700,
  activation_policy: 'installation',
  install_window_days: 90,
  is_rechargeable: false,
};
const EUROPE = aRegionalPlan('Europe', ['GB', 'FR', 'ES'], {
  data_amount: '5 GB',
  validity_days: 30,
  priceCents: 1100,
});
const WORLD = aGlobalPlan(['GB', 'JP'], { data_amount: '5 GB', validity_days: 30, priceCents: 1900 });

function britain(changes: Partial<GuideSource> = {}): (language: Language) => GuideSource {
  return (language) => ({
    slug: 'united-kingdom',
    name: language === 'en' ? 'United Kingdom' : 'Reino Unido',
    countryCode: 'GB',
    coverageType: 'local',
    plans: [UK, UK_CALLS],
    buyable: changes.plans ?? [UK, UK_CALLS],
    topUps: [{ ...UK, type: 'topup', package_id: 'gb-topup', priceCents: 400 }],
    working: [UK, UK_CALLS, EUROPE, WORLD],
    locals: [],
    year: 2026,
    ...changes,
  });
}

const write = (source: (language: Language) => GuideSource, language: Language) =>
  writeGuide(source(language), { language, t: messagesOf(language, 'destination-guides') });
const section = (source: (language: Language) => GuideSource, language: Language, id: GuideSection['id']) =>
  write(source, language).sections.find((one) => one.id === id);
/** A price has a non-breaking space in Spanish. */
const plain = (texts: readonly string[] | undefined) => texts?.map((text) => text.replaceAll('\u00a0', ' '));

test('GUIDE-02 GUIDE-03 the networks are named by generation, with the article of the country', () => {
  expect(section(britain(), 'en', 'networks')).toMatchObject({
    heading: 'Which networks does an eSIM use in the United Kingdom?',
    paragraphs: ['Our eSIMs use 2 networks in the United Kingdom: 5G with EE; 4G (LTE) with O2.'],
  });
  expect(section(britain(), 'es', 'networks')).toMatchObject({
    heading: '¿Qué redes usa una eSIM en el Reino Unido?',
    paragraphs: ['Nuestras eSIM usan 2 redes en el Reino Unido: 5G con EE; 4G (LTE) con O2.'],
  });
});

test.each([
  [[['EE', '5G']], ['Our eSIMs use one network in the United Kingdom: EE, with 5G.']],
  [
    [
      ['EE', 'LTE'],
      ['O2', 'LTE'],
    ],
    [
      'Our eSIMs use 2 networks in the United Kingdom, both with 4G (LTE): EE and O2.',
      'None of our plans lists 5G there.',
    ],
  ],
] as const)(
  'GUIDE-03 one network, two equal ones and a country without 5G have their own words',
  (names, texts) => {
    const plan = { ...UK, operator_coverages: networks('GB', ...names) };
    expect(section(britain({ plans: [plan] }), 'en', 'networks')?.paragraphs).toEqual(texts);
  },
);

test('GUIDE-03 a guide says when plans use different networks, and says nothing when none is stated', () => {
  const other = { ...UK, package_id: 'other', operator_coverages: networks('GB', ['Three', '5G']) };
  expect(section(britain({ plans: [UK, other] }), 'en', 'networks')?.paragraphs.at(-1)).toBe(
    'Not every plan uses all of them; the page of each plan names its own.',
  );
  const unstated = { ...UK, operator_coverages: [] };
  expect(section(britain({ plans: [unstated] }), 'en', 'networks')).toBeUndefined();
});

test('GUIDE-04 the days start by kind of plan, in both languages', () => {
  expect(section(britain(), 'en', 'days')?.rules).toEqual([
    {
      name: 'Data plans',
      text: 'The days start when the eSIM first connects in the United Kingdom. You can install it any time before.',
    },
    {
      name: 'Plans with calls or SMS',
      text: 'The days start when you install the eSIM. Do it just before you leave, and within 90 days of buying.',
    },
  ]);
  expect(section(britain({ plans: [UK] }), 'es', 'days')?.rules).toEqual([
    {
      name: 'Todos los planes',
      text: 'Los días empiezan cuando la eSIM se conecta por primera vez en el Reino Unido. Puedes instalarla antes, cuando quieras.',
    },
  ]);
});

test('GUIDE-04 the advice on installing follows what starts the days', () => {
  const textOf = (plans: readonly Package[]) => section(britain({ plans }), 'en', 'install')?.paragraphs[0];
  expect(textOf([UK])).toMatch(/^At home, on Wi-Fi, before you leave/);
  expect(textOf([UK_CALLS])).toMatch(/just before you leave: its days start with the installation/);
  expect(textOf([UK, UK_CALLS])).toMatch(/If the days of your plan start with the installation/);
});

test('GUIDE-05 each trip has its need and the cheapest plan that holds it, also one for several countries', () => {
  const table = section(britain(), 'en', 'data')?.table;
  expect(table?.trips).toEqual([
    {
      days: '3 days',
      need: '1.2 GB',
      plan: '3 GB, 30 days',
      price: '$8.50',
      to: '/esim/united-kingdom/gb-plan',
    },
    {
      days: '7 days',
      need: '2.8 GB',
      plan: '3 GB, 30 days',
      price: '$8.50',
      to: '/esim/united-kingdom/gb-plan',
    },
    { days: '14 days', need: '5.2 GB', plan: 'No single plan holds it', price: null, to: null },
    { days: '30 days', need: '10.6 GB', plan: 'No single plan holds it', price: null, to: null },
  ]);
  const cheaper = { ...EUROPE, priceCents: 500 };
  const cheap = section(britain({ working: [UK, cheaper] }), 'es', 'data');
  expect(cheap?.table?.trips[0]).toMatchObject({
    plan: '5 GB, 30 días (Europa)',
    to: '/esim/europe/europe-plan',
  });
  expect(cheap?.paragraphs.at(-1)).toBe(
    'Para 2 de estos viajes, un plan para varios países cuesta menos que cualquier plan solo para el Reino Unido.',
  );
});

test('GUIDE-06 the guide says which kinds can be topped up, from which price and until when', () => {
  expect(section(britain(), 'en', 'top-ups')?.paragraphs).toEqual([
    'Data plans can be topped up, from $4.00: you add data and keep the same eSIM.',
    'Plans with calls or SMS cannot be topped up.',
    'Add a top-up while the plan still runs.',
  ]);
  expect(plain(section(britain(), 'es', 'top-ups')?.paragraphs)?.slice(0, 2)).toEqual([
    'Los planes de datos se pueden recargar, desde 4,00 US$: añades datos y sigues con la misma eSIM.',
    'Los planes con llamadas o SMS no se pueden recargar.',
  ]);
  expect(section(britain({ plans: [UK_CALLS] }), 'es', 'top-ups')?.paragraphs).toEqual([
    'Ningún plan para el Reino Unido se puede recargar. Cuando se acaban los datos, necesitas otra eSIM.',
  ]);
  expect(section(britain({ topUps: [] }), 'en', 'top-ups')?.paragraphs).toEqual([
    'No top-up is on sale for the United Kingdom at the moment.',
  ]);
});

test('GUIDE-07 plans for several countries are linked, and the cheapest kind is named only when it is', () => {
  const wider = section(britain(), 'en', 'wider');
  expect(wider?.links).toEqual([
    { to: '/esim/europe', name: 'Europe', note: 'from $11.00; the largest covers 3 countries' },
    { to: '/esim/global', name: 'Global', note: 'from $19.00; the largest covers 2 countries' },
  ]);
  expect(wider?.paragraphs).toEqual([
    'A week of everyday use (2.8 GB) costs $8.50 with a plan for the United Kingdom alone, $11.00 with one for Europe, and $19.00 with a global one.',
    'If you stay in the United Kingdom, the local plan costs least.',
  ]);
  const withEurope = (priceCents: number) =>
    section(britain({ working: [UK, { ...EUROPE, priceCents }] }), 'en', 'wider')?.paragraphs.slice(1);
  expect(withEurope(850)).toEqual([]);
  expect(withEurope(849)).toEqual([
    'So the plan for Europe costs less, even if you stay in the United Kingdom.',
  ]);
  expect(section(britain({ working: [UK] }), 'es', 'wider')?.paragraphs).toEqual([
    'Ningún plan para varios países cubre el Reino Unido. Si sigues viaje, allí necesitas otra eSIM.',
  ]);
});

test('GUIDE-08 the guide names what is not included', () => {
  expect(section(britain(), 'en', 'limits')?.paragraphs).toEqual([
    '1 of 2 plans includes calls or SMS: 100 minutes and 50 SMS. The others are data only, without a phone number.',
    'There is no unlimited plan; the largest has 3 GB.',
    'No plan lasts longer than 30 days.',
  ]);
  const unlimited = {
    ...UK,
    is_unlimited: true,
    data_amount: 'Unlimited',
    fair_usage_policy: 'Full speed for the first 3 GB of each day.',
  };
  expect(plain(section(britain({ plans: [unlimited] }), 'es', 'limits')?.paragraphs)).toEqual([
    'Todos los planes son solo de datos: sin número de teléfono, sin llamadas y sin SMS. Llama y escribe con tus aplicaciones.',
    'Los planes ilimitados van a máxima velocidad hasta 3 GB al día.',
    'Ningún plan dura más de 30 días.',
  ]);
});

const LOCALS = [
  UK,
  aLocalPlan('FR', { data_amount: '10 GB', validity_days: 30, priceCents: 600 }),
  aLocalPlan('GB', { package_id: 'gb-large', data_amount: '10 GB', validity_days: 30, priceCents: 700 }),
];
const continent = (priceCents: number) => {
  const plan = { ...EUROPE, data_amount: '10 GB', priceCents };
  return (language: Language): GuideSource => ({
    slug: 'europe',
    name: language === 'en' ? 'Europe' : 'Europa',
    countryCode: null,
    coverageType: 'regional',
    plans: [plan],
    buyable: [plan],
    topUps: [],
    working: [plan],
    locals: LOCALS,
    year: 2026,
  });
};

test('GUIDE-11 the guide of a region says from how many countries on it costs less than local plans', () => {
  expect(section(continent(1200), 'en', 'worth')?.paragraphs).toEqual([
    'From 2 countries on, in our example: two weeks of everyday use in the United Kingdom and France cost $13.00 with local plans and $12.00 with one eSIM for Europe. With fewer countries, local plans cost the same or less.',
  ]);
  expect(section(continent(1300), 'en', 'worth')?.paragraphs[0]).toMatch(/^Not for its price: two weeks/);
  expect(section(continent(600), 'en', 'worth')?.paragraphs[0]).toMatch(/^Even for one country: two weeks/);
});

test('GUIDE-03 a region whose countries the network does not list names no countries', () => {
  const source = continent(1200);
  const plans = [{ ...EUROPE, countries: [], operator_coverages: [] }];
  const guide = write((language) => ({ ...source(language), plans, working: plans }), 'en');
  expect(guide.description).toMatch(/^When the days start/);
  expect(guide.sections.map(({ id }) => id)).toEqual(['days', 'data', 'top-ups', 'limits', 'install']);
});

test('GUIDE-03 the guide of a region lists its countries, with a link where local plans are on sale', () => {
  expect(section(continent(1200), 'es', 'countries')).toMatchObject({
    paragraphs: ['Todos los planes cubren los mismos 3 países.'],
    links: [
      { to: null, name: 'España' },
      { to: '/guides/france', name: 'Francia' },
      { to: '/guides/united-kingdom', name: 'Reino Unido' },
    ],
  });
});

test('GUIDE-16 the guide of a country states time, currency and calling code', () => {
  const rules = (source: (language: Language) => GuideSource, language: Language) =>
    section(source, language, 'arrival')?.rules?.map(({ name, text }) => `${name}: ${text}`);
  expect(rules(britain(), 'en')).toEqual([
    'Local time: UTC, in summer UTC+1.',
    'Currency: British Pound (GBP). You pay us in US dollars.',
    'Calling code: +44. With a data plan you call through apps; your own number stays on your SIM.',
  ]);
  expect(rules(britain({ countryCode: 'US' }), 'es')).toEqual([
    'Hora local: De UTC−10 a UTC−4, según la zona y la estación.',
    'Moneda: Dólar estadounidense (USD), como en nuestros precios.',
    'Prefijo telefónico: +1. Con un plan de datos llamas desde apps; tu número sigue en tu SIM.',
  ]);
  expect(rules(britain({ countryCode: 'JP' }), 'pt')?.[0]).toBe('Hora local: UTC+9 o ano todo.');
  expect(rules(britain({ countryCode: 'ID' }), 'en')?.[0]).toBe(
    'Local time: From UTC+7 to UTC+9, depending on the region.',
  );
  expect(section(britain({ countryCode: null, coverageType: 'regional' }), 'en', 'days')).toBeDefined();
  expect(section(britain({ countryCode: null, coverageType: 'regional' }), 'en', 'arrival')).toBeUndefined();
});
