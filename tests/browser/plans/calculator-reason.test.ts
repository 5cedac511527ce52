import type { Locator } from '@playwright/test';
import { RecommendationResponse } from '#contract/catalogue/calculator.ts';
import { choose, finish, openCalculator } from '../setup/calculator-card.ts';
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

test('CALC-44 a plan that is not the cheapest says that it fits best, with the cheaper one; one of unstated data promises nothing', async ({
  page,
}) => {
  const changes = { isAmountKnown: true };
  await page.route('**/api/packages/recommendation*', async (route) => {
    const response = await route.fetch();
    const { recommendation } = RecommendationResponse.parse(await response.json());
    if (recommendation.kind === 'none') throw new Error('no plan was recommended');
    const cheaper = { ...recommendation.plan, data_amount: '20 GB', price: 1 };
    await route.fulfill({ response, json: { recommendation: { ...recommendation, ...changes, cheaper } } });
  });
  const card = await openCalculator(page, ES);
  await choose(card, ES.destination, ES.typed);
  await finish(card, ES);
  await expect(
    card.getByText('Dura 7 días y alcanza para 2,8 GB. Por tamaño y precio juntos, es el que mejor encaja.'),
  ).toBeVisible();
  await expect(card.getByText(/^Más barato y también suficiente: 20 GB, .*, 1,00/)).toBeVisible();

  changes.isAmountKnown = false;
  await card.getByRole('button', { name: 'Cambiar mis respuestas' }).click();
  await finish(card, ES);
  await expect(
    card.getByText(/^Dura 7 días\. La red no indica cuántos datos tiene, .* alcance para 2,8 GB\.$/),
  ).toBeVisible();
  await expect(card.getByText(/^Más barato y con datos suficientes: 20 GB, /)).toBeVisible();
  await expect(card.getByText(/el que mejor encaja|también suficiente/)).toHaveCount(0);
  await card.getByRole('button', { name: /^Añadir al carrito: .* 20 GB, / }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: ES.cart(1) })).toBeVisible();
});
