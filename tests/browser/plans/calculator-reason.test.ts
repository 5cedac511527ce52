import type { Locator } from '@playwright/test';
import { ValidatePackagesResponse } from '#contract/catalogue/availability.ts';
import { ItineraryResponse, RecommendationResponse } from '#contract/catalogue/calculator.ts';
import { choose, finish, openCalculator, problemsOf } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { expect, test } from '../setup/test.ts';

const ES = CALCULATOR_WORDS.es;

/** What the result explains, in Spanish: level, confidence and legend. */
const explained = (card: Locator) => [
  card.getByRole('heading', { name: 'Sobre esta estimación' }),
  card.getByText(ES.light),
  card.getByRole('meter'),
  card.getByText(/^Día de uso bajo/),
];

test(
  'CALC-44 CALC-45 on a phone the plan, its reason and Buy now are on the first screen',
  { tag: '@phone' },
  async ({ page }) => {
    const card = await openCalculator(page, ES);
    await card.getByRole('button', { name: 'Un día más' }).click();
    await card.getByRole('button', { name: 'Un día menos' }).click();
    await expect(card.getByRole('slider', { name: ES.days })).toHaveValue('7');
    await choose(card, ES.destination, ES.typed);
    await finish(card, ES);
    await expect(
      card.getByText('De los planes que duran 7 días y alcanzan para 2,8 GB, es el más barato.'),
    ).toBeVisible();
    const button = (name: RegExp) => card.getByRole('article').getByRole('button', { name });
    await expect(button(/^Comprar ahora: /)).toBeInViewport({ ratio: 1 });
    await expect(button(/^Añadir al carrito: /)).toBeInViewport({ ratio: 1 });
    const [plan, ...below] = await Promise.all(
      [card.getByRole('article'), ...explained(card)].map(async (part) => {
        await expect(part).toBeVisible();
        return part.boundingBox();
      }),
    );
    for (const part of below)
      expect(part?.y).toBeGreaterThan((plan?.y ?? 0) + (plan?.height ?? Infinity) - 1);
  },
);

test(
  'CALC-44 CALC-45 CALC-54 the cheapest plan that is enough comes first, then the best match with what it gives',
  { tag: '@phone' },
  async ({ page }) => {
    const changes = { isAmountKnown: true };
    await page.route('**/api/packages/recommendation*', async (route) => {
      const response = await route.fetch();
      const { recommendation } = RecommendationResponse.parse(await response.json());
      if (recommendation.kind === 'none') throw new Error('no plan was recommended');
      const cheaper = { ...recommendation.plan, data_amount: '20 GB', price: 1, hotspot: 'unstated' };
      const plan = { ...recommendation.plan, price: 4.5, hotspot: 'allowed' };
      const changed = { ...recommendation, ...changes, plan, cheaper, extras: ['unlimited', 'days'] };
      await route.fulfill({ response, json: { recommendation: changed } });
    });
    const card = await openCalculator(page, ES);
    const [first, second] = [card.getByRole('article').first(), card.getByRole('article').nth(1)];
    await choose(card, ES.destination, ES.typed);
    await finish(card, ES);
    await expect(
      card.getByText('De los planes que duran 7 días y alcanzan para 2,8 GB, es el más barato.'),
    ).toBeVisible();
    await expect(first).toContainText('El más barato que alcanza');
    await expect(first).toContainText('20 GB');
    await expect(first.getByRole('button', { name: /^Comprar ahora: / })).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('button', { name: ES.add })).toBeInViewport({ ratio: 1 });
    await expect(
      card.getByRole('heading', { name: 'El que mejor encaja por tamaño y precio' }),
    ).toBeVisible();
    await expect(card.getByText('Te da datos ilimitados y más días por 3,50\u00a0US$ más.')).toBeVisible();
    await expect(second.getByRole('button', { name: /^Comprar ahora: / })).toHaveCount(0);
    await expect(card.getByText(/compartir internet/)).toHaveCount(0);
    expect(await problemsOf(page)).toEqual([]);

    changes.isAmountKnown = false;
    await card.getByRole('button', { name: ES.change }).click();
    await card.getByRole('button', { name: ES.next }).click();
    await card.getByRole('button', { name: ES.next }).click();
    await card.getByText(ES.addAdvanced).click();
    await card.getByRole('slider', { name: ES.advanced[0] }).press('ArrowRight');
    await card.getByRole('button', { name: ES.calculate }).click();
    await expect(
      card.getByText(/^Dura 7 días\. La red no indica cuántos datos tiene, .* Cuesta 3,50\sUS\$ más\.$/),
    ).toBeVisible();
    await expect(card.getByText(/^Te da /)).toHaveCount(0);
    await expect(first.getByRole('button', { name: ES.add })).toBeInViewport({ ratio: 1 });
    await expect(card.getByText(/compartir internet/)).toHaveText([
      'La red no indica que puedas compartir internet con otros dispositivos.',
      'La red indica que puedes compartir internet con otros dispositivos.',
    ]);
    await second.getByRole('button', { name: ES.add }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: ES.cart(1) })).toBeVisible();
  },
);

test('CALC-51 more plans than can be ordered have no button', async ({ page }) => {
  await page.route('**/api/packages/recommendation*', async (route) => {
    const response = await route.fetch();
    const { recommendation } = RecommendationResponse.parse(await response.json());
    if (recommendation.kind === 'none') throw new Error('no plan was recommended');
    const { plan } = recommendation;
    const several = { kind: 'several-needed', isAmountKnown: true, count: 17, plan: { ...plan, price: 4.5 } };
    await route.fulfill({ response, json: { recommendation: several } });
  });
  await page.route('**/api/validate-packages', async (route) => {
    const response = await route.fetch();
    const { valid, results } = ValidatePackagesResponse.parse(await response.json());
    const limited = results.map((result) => ({ ...result, availableStock: 5 }));
    await route.fulfill({ response, json: { valid, results: limited } });
  });
  const card = await openCalculator(page, ES);
  await finish(card, ES);
  await expect(card.getByText('17 × 4,50\u00a0US$ = 76,50\u00a0US$')).toBeVisible();
  await expect(card.getByText('Ahora se pueden pedir como máximo 5 de este plan, no 17.')).toBeVisible();
  await expect(card.getByRole('button', { name: /al carrito/ })).toHaveCount(0);
});

test('CALC-53 an estimate that a limit decided says so', async ({ page }) => {
  const card = await openCalculator(page, ES);
  await card.getByRole('slider', { name: ES.days }).press('Home');
  await card.getByRole('button', { name: ES.next }).click();
  const set = async (key: 'Home' | 'End') => {
    for (const name of ES.activities) await card.getByRole('slider', { name, exact: true }).press(key);
    await card.getByRole('button', { name: ES.next }).click();
    await card.getByRole('button', { name: ES.calculate }).click();
  };
  await set('Home');
  await expect(card.getByText('800 MB', { exact: true }).first()).toBeVisible();
  await expect(
    card.getByText('Tus respuestas suman menos: esta es la estimación mínima para un viaje.'),
  ).toBeVisible();
  await card.getByRole('button', { name: ES.change }).click();
  await card.getByRole('button', { name: ES.next }).click();
  await set('End');
  await expect(
    card.getByText('Tus respuestas suman más: la calculadora cuenta como máximo 2,8 GB al día.'),
  ).toBeVisible();
});

test('CALC-54 CALC-55 a trip of several countries names the stops that one plan lacks, and what is stated about a hotspot', async ({
  page,
}) => {
  await page.route('**/api/packages/itinerary*', async (route) => {
    const response = await route.fetch();
    const covers = ItineraryResponse.parse(await response.json());
    const lacking = { oneRegional: [], oneGlobal: [1] };
    await route.fulfill({ response, json: { ...covers, oneRegional: null, oneGlobal: null, lacking } });
  });
  const card = await openCalculator(page, ES);
  await card.getByText(ES.severalMode, { exact: true }).click();
  await choose(card, ES.country(1), ES.typed);
  await choose(card, ES.country(2), 'thailand');
  await card.getByRole('button', { name: ES.next }).click();
  await card.getByRole('button', { name: ES.next }).click();
  await card.getByText(ES.addAdvanced).click();
  await card.getByRole('slider', { name: ES.advanced[0] }).press('ArrowRight');
  await card.getByRole('button', { name: ES.calculate }).click();
  await expect(
    card.getByText('Ningún plan por sí solo cubre todas las paradas. Al más amplio le falta: Tailandia.'),
  ).toBeVisible();
  await expect(card.getByText(/^Ninguna combinación así cubre/)).toHaveCount(1);
  await expect(card.getByText(/^La red .* compartir internet/).first()).toBeVisible();
});

test('CALC-58 the option that states a hotspot everywhere is named above the cheaper ones', async ({
  page,
}) => {
  await page.route('**/api/packages/itinerary*', async (route) => {
    const response = await route.fetch();
    const covers = ItineraryResponse.parse(await response.json());
    const { locals } = covers;
    if (locals === null) throw new Error('no local plans');
    const stated = (hotspots: readonly string[], costCents: number) => ({
      costCents,
      pieces: locals.pieces.map((piece, index) => ({
        ...piece,
        plan: { ...piece.plan, hotspot: hotspots[index] },
      })),
    });
    const cheap = stated(['allowed', 'unstated'], 900);
    const changed = { best: cheap, locals: cheap, oneRegional: stated(['allowed', 'allowed'], 2000) };
    await route.fulfill({ response, json: { ...covers, ...changed, oneGlobal: null } });
  });
  const card = await openCalculator(page, ES);
  await card.getByText(ES.severalMode, { exact: true }).click();
  await choose(card, ES.country(1), ES.typed);
  await choose(card, ES.country(2), 'thailand');
  await card.getByRole('button', { name: ES.next }).click();
  await card.getByRole('button', { name: ES.next }).click();
  await card.getByText(ES.addAdvanced).click();
  await card.getByRole('slider', { name: ES.advanced[0] }).press('ArrowRight');
  await card.getByRole('button', { name: ES.calculate }).click();
  await expect(
    card.getByText(
      'Compartes internet con otros dispositivos. Las redes indican que funciona en todas partes solo con: Un solo plan regional.',
    ),
  ).toBeVisible();
  await expect(card.getByRole('article').first()).toContainText(ES.cheapest);
  await expect(card.getByRole('article').first()).toContainText('La red no indica');
  expect(await problemsOf(page)).toEqual([]);
});
