import type { Locator, Page } from '@playwright/test';
import { RecommendationResponse, type CalculatorPlan } from '#contract/catalogue/calculator.ts';
import { cardOf, choose, finish, openCalculator, problemsOf, start } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const EN = CALCULATOR_WORDS.en;
const ES = CALCULATOR_WORDS.es;

/** The accessible name of a choice is its label and, on wide screens, its hint. */
const radioOf = (card: Locator, words: string) => card.getByRole('radio', { name: new RegExp(`^${words}`) });

for (const language of LANGUAGES) {
  const words = CALCULATOR_WORDS[language];

  test(
    `CALC-01 CALC-02 CALC-03 CALC-04 CALC-05 PAGE-11 the whole calculator, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      await open(page, `${words.plans}?type=calculator`);
      const card = cardOf(page, words);
      await expect(card.getByText(words.accuracy)).toBeVisible();
      await expect(card.getByRole('slider')).toHaveCount(0);
      await start(page, words);

      await expect(card.getByRole('slider', { name: words.days })).toHaveAttribute(
        'aria-valuetext',
        words.sevenDays,
      );
      for (const name of [...words.travel, ...words.wifi]) {
        await expect(radioOf(card, name)).toBeAttached();
      }
      await choose(card, words.destination, words.typed);
      await expect(card.getByRole('combobox', { name: words.destination })).toHaveValue(words.japan);
      await card.getByRole('button', { name: words.next }).click();

      await expect(card.getByRole('heading', { name: words.steps[1] })).toBeFocused();
      await expect(card.getByRole('slider')).toHaveCount(5);
      for (const [index, name] of words.activities.entries()) {
        const slider = card.getByRole('slider', { name, exact: true });
        await expect(slider).toHaveAttribute('aria-valuetext', words.startingWords[index] ?? '');
      }
      await card.getByRole('button', { name: words.next }).click();

      await expect(card.getByRole('heading', { name: words.steps[2] })).toBeFocused();
      await expect(card.getByRole('slider', { name: words.advanced[0] })).toBeHidden();
      await card.getByText(words.addAdvanced).click();
      for (const name of words.advanced) await expect(card.getByRole('slider', { name })).toBeVisible();
      await card.getByText(words.addAdvanced).click();
      await expect(card.getByRole('slider', { name: words.advanced[0] })).toBeHidden();
      await card.getByRole('button', { name: words.calculate }).click();

      await expect(card.getByRole('heading', { name: words.need })).toBeFocused();
      await expect(card.getByText(words.starting, { exact: true })).toBeVisible();
      await expect(card.getByText(words.light)).toBeVisible();
      await expect(card.getByText(words.noDestination)).toBeHidden();
      await card.getByRole('article').getByRole('button', { name: words.add }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: words.cart(1) })).toBeVisible();
    },
  );
}

test('CALC-07 CALC-08 CALC-09 CALC-10 the sliders', async ({ page }) => {
  const card = await openCalculator(page, ES);
  await expect(radioOf(card, ES.travel[0])).toBeChecked();
  await expect(radioOf(card, ES.wifi[1])).toBeChecked();
  const days = card.getByRole('slider', { name: ES.days });
  await expect(days).toHaveValue('7');
  await days.press('Home');
  await expect(days).toHaveValue('1');
  await days.press('ArrowRight');
  await expect(days).toHaveValue('2');
  await days.press('End');
  await expect(days).toHaveValue('60');
  await card.getByRole('button', { name: ES.next }).click();
  const video = card.getByRole('slider', { name: ES.activities[0], exact: true });
  await video.press('Home');
  for (const word of ES.levels) {
    await expect(video).toHaveAttribute('aria-valuetext', word);
    await video.press('ArrowRight');
  }
  await expect(video).toHaveValue('5');
});

/** From the first step to the result, and the plan that the shop recommended. */
async function recommended(page: Page, card: Locator): Promise<CalculatorPlan> {
  const response = page.waitForResponse(/\/api\/packages\/recommendation/);
  await finish(card, ES);
  const { recommendation } = RecommendationResponse.parse(await (await response).json());
  if (recommendation.kind === 'none') throw new Error('no plan was recommended');
  return recommendation.plan;
}

test('CALC-27 CALC-28 CALC-29 CALC-30 CALC-31 CALC-32 CALC-38 CALC-39 CALC-40 CALC-43 CALC-47 what the result says and recommends', async ({
  page,
}) => {
  const card = await openCalculator(page, ES);
  const pass = card.getByRole('article');

  await test.step('CALC-40 the rates of an hour are assumptions', async () => {
    const rates = page.getByRole('complementary', { name: 'Lo que gasta una hora' });
    await expect(rates).toContainText(
      'Lo que supone la calculadora, con un recargo incluido. Tus aplicaciones pueden gastar más o menos',
    );
  });
  await test.step('CALC-32 without a destination a global plan is recommended', async () => {
    const global = await recommended(page, card);
    expect(global.coverage_type).toBe('global');
    await expect(pass).toContainText(global.data_amount);
    await expect(card.getByText(ES.noDestination)).toBeVisible();
    await expect(
      card.getByText('De los planes globales que duran 7 días y alcanzan para 2,8 GB, es el más barato.'),
    ).toBeVisible();
  });
  await test.step('CALC-28 CALC-29 CALC-30 the confidence and the legend', async () => {
    await expect(card.getByText(ES.confidence85, { exact: true })).toBeVisible();
    await expect(
      card.getByText(/^Cuánto sabe la calculadora de tu uso\. Rellena el paso avanzado/),
    ).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: /\d (?:MB|GB)/ })).toHaveText(ES.legend);
  });
  await test.step('CALC-38 CALC-39 CALC-43 the level is of the trip, a day has none, the accuracy is of every step', async () => {
    await expect(card.getByText(/^Nivel de uso: Total del viaje: bajo, menos de 3\sGB$/)).toBeVisible();
    await expect(card.getByText('Unos 400 MB al día', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/Si rellenas todos los pasos, su confianza es del 95\s%/).first(),
    ).toBeVisible();
  });
  await test.step('CALC-32 with a destination a plan is recommended that covers it', async () => {
    await card.getByRole('button', { name: ES.change }).click();
    await choose(card, ES.destination, ES.typed);
    const local = await recommended(page, card);
    expect([local.country_code, ...local.countries]).toContain('JP');
    await expect(pass).toContainText(ES.japan);
    await expect(card.getByText(ES.noDestination)).toBeHidden();
  });
  await test.step('CALC-27 CALC-31 a longer trip with advanced usage', async () => {
    await card.getByRole('button', { name: ES.change }).click();
    await card.getByRole('slider', { name: ES.days }).press('End');
    await card.getByRole('button', { name: ES.next }).click();
    await card.getByRole('button', { name: ES.next }).click();
    await card.getByText(ES.addAdvanced).click();
    await card.getByRole('slider', { name: ES.advanced[2] }).press('ArrowRight');
    await card.getByRole('button', { name: ES.calculate }).click();
    await expect(card.getByText(ES.confidence95, { exact: true })).toBeVisible();
    await expect(card.getByText(ES.moderate)).toBeVisible();
  });
});

test('CALC-36 an itinerary is answered with its alternatives side by side, once every stop has a country', async ({
  page,
}) => {
  const card = await openCalculator(page, ES);
  await card.getByText(ES.severalMode, { exact: true }).click();
  await choose(card, ES.country(1), ES.typed);
  await card.getByRole('button', { name: ES.next }).click();
  const gap = card.getByRole('combobox', { name: ES.country(2) });
  await expect(gap).toBeFocused();
  await expect(gap).toHaveAccessibleDescription(ES.missing);
  await expect(card.getByText(ES.missing)).toHaveCount(1);
  await choose(card, ES.country(2), 'thailand');
  await card.getByRole('button', { name: ES.addCountry }).click();
  await choose(card, ES.country(3), 'corea del sur');
  await finish(card, ES);
  await expect(card.getByRole('heading', { name: ES.ways })).toBeVisible();
  for (const name of ES.wayNames) await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card.getByText(ES.cheapest, { exact: true })).toHaveCount(1);
  const locals = card.getByRole('article', { name: ES.wayNames[0] });
  await expect(locals.getByRole('listitem')).toHaveCount(3);
  await locals.getByRole('button', { name: ES.add }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: ES.cart(3) })).toBeVisible();
});

test(
  'CALC-42 CALC-43 every state of the calculator is accessible, fits the screen and does not shift',
  { tag: '@both' },
  async ({ page }) => {
    const words = CALCULATOR_WORDS.es;
    const layoutShift = await listenForLayoutShifts(page);
    const card = await openCalculator(page, words);
    const check = async (state: string) => {
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${state}: pixels to scroll sideways`).toBe(0);
      expect(await layoutShift(), `${state}: how far the layout jumped`).toBe(0);
      expect(await problemsOf(page), state).toEqual([]);
    };
    await card.getByText(words.severalMode, { exact: true }).click();
    await card.getByRole('combobox', { name: words.country(1) }).fill('a');
    await check('the list of countries');
    await card.getByRole('option').first().click();
    await choose(card, words.country(2), 'tail');
    await check('the trip');
    await card.getByRole('button', { name: words.next }).click();
    await expect(card.getByText('30 min al día', { exact: true })).toBeVisible();
    await expect(card.getByText('1 h al día', { exact: true })).toHaveCount(3);
    await check('the phone');
    await card.getByRole('button', { name: words.next }).click();
    await card.getByText(words.addAdvanced).click();
    await check('the advanced step');
    await card.getByRole('button', { name: words.calculate }).click();
    await expect(card.getByRole('heading', { name: words.ways })).toBeVisible();
    await expect(card.getByText('3,1 GB', { exact: true })).toBeVisible();
    await expect(card.getByText('Unos 390 MB al día', { exact: true })).toBeVisible();
    await check('the ways');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await problemsOf(page, 'contrast'), 'the ways in dark').toEqual([]);
    await card.getByRole('button', { name: words.change }).click();
    expect(await problemsOf(page, 'contrast'), 'the trip in dark').toEqual([]);
  },
);

test('the calculator works by keyboard alone', async ({ page }) => {
  await open(page, '/plans?type=calculator');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const card = cardOf(page, EN);
  await card.getByRole('button', { name: EN.start }).focus();
  await press('Enter');
  await expect(card.getByRole('heading', { name: EN.steps[0] })).toBeFocused();
  await press('Tab', 'Tab');
  await expect(card.getByRole('combobox', { name: EN.destination })).toBeFocused();
  await page.keyboard.type('jap');
  await press('ArrowDown', 'Enter');
  await expect(card.getByRole('combobox', { name: EN.destination })).toHaveValue('Japan');
  await press('Tab', 'Tab', 'ArrowRight');
  await expect(card.getByRole('slider', { name: EN.days })).toHaveValue('8');
  await press('Tab', 'ArrowDown');
  await expect(card.getByRole('radio', { name: EN.travel[1] })).toBeChecked();
  await press('Enter');
  await expect(card.getByRole('heading', { name: EN.steps[1] })).toBeFocused();
  await press('Tab', 'End');
  await expect(card.getByRole('slider', { name: 'Video' })).toHaveAttribute('aria-valuetext', 'constantly');
  await press('Enter');
  await expect(card.getByRole('heading', { name: EN.steps[2] })).toBeFocused();
  await press('Tab', 'Enter');
  await expect(card.getByRole('slider', { name: EN.advanced[0] })).toBeVisible();
  await press('Tab', 'ArrowRight', 'Enter');
  await expect(card.getByRole('heading', { name: EN.need })).toBeFocused();
  await press('Tab');
  await expect(card.getByRole('article').getByRole('button', { name: /^Buy now: / })).toBeFocused();
  await press('Tab');
  await expect(card.getByRole('article').first().getByRole('button', { name: EN.add })).toBeFocused();
});

test('CALC-06 it calculates for 800 ms, then shows the result', async ({ page }) => {
  const card = await openCalculator(page, EN);
  await card.getByRole('button', { name: EN.next }).click();
  await card.getByRole('button', { name: EN.next }).click();
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const response = page.waitForResponse(/\/api\/packages\/recommendation/);
  await card.getByRole('button', { name: EN.calculate }).click();
  await expect(card.getByRole('heading', { name: EN.calculating })).toBeFocused();
  await (await response).finished();
  await page.clock.runFor(790);
  await expect(card.getByRole('heading', { name: EN.calculating })).toBeVisible();
  await page.clock.runFor(20);
  await expect(card.getByRole('heading', { name: EN.need })).toBeVisible();
});

test('CALC-33 CALC-47 MATCH-10 a need above every plan shows how many are needed and what they cost together', async ({
  page,
}) => {
  const card = await openCalculator(page, EN);
  await card.getByRole('slider', { name: EN.days }).press('End');
  await card.getByText(EN.wifi[2]).click();
  await card.getByRole('button', { name: EN.next }).click();
  for (const name of EN.activities) await card.getByRole('slider', { name, exact: true }).press('End');
  await card.getByRole('button', { name: EN.next }).click();
  await card.getByRole('button', { name: EN.calculate }).click();
  await expect(card.getByText(EN.several)).toBeVisible();
  await expect(card.getByText(/^\d+ × \$[\d.]+ = \$[\d.,]+$/)).toBeVisible();
  await card.getByRole('button', { name: EN.addSeveral }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /\b[2-9]\d*\b/ })).toBeVisible();
});

test('when the shop cannot be reached the inputs are kept and a retry is offered', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource/);
  const card = await openCalculator(page, EN);
  await page.route(/\/api\/packages\/recommendation/, (route) => route.abort());
  await page.clock.install();
  await finish(card, EN);
  // The retries before the message wait for the page's clock.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(card.getByRole('alert').filter({ hasText: EN.failed })).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.unroute(/\/api\/packages\/recommendation/);
  await card.getByRole('button', { name: EN.retry }).click();
  await expect(card.getByRole('heading', { name: EN.recommended })).toBeVisible();
});
