import type { Locator } from '@playwright/test';
import { RecommendationResponse, type CalculatorPlan } from '#contract/calculator.ts';
import { cardOf, openCalculator, problemsOf, start } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS, type CalculatorWords } from '../setup/calculator-words.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const BOTH = Object.values(CALCULATOR_WORDS);
const EN = CALCULATOR_WORDS.en;

/** The accessible name of a choice is its label and, on wide screens, its hint. */
const radioOf = (card: Locator, words: string) => card.getByRole('radio', { name: new RegExp(`^${words}`) });

async function choose(card: Locator, box: string, typed: string): Promise<void> {
  await card.getByRole('combobox', { name: box }).fill(typed);
  await card.getByRole('option').first().click();
}

/** From the first step to the result. */
async function finish(card: Locator, words: CalculatorWords): Promise<void> {
  await card.getByRole('button', { name: words.next }).click();
  await card.getByRole('button', { name: words.next }).click();
  await card.getByRole('button', { name: words.calculate }).click();
  await expect(card.getByRole('heading', { name: words.need })).toBeFocused();
}

for (const words of BOTH) {
  test(
    `CALC-01 CALC-02 CALC-03 CALC-04 CALC-05 PAGE-11 the whole calculator, at ${words.plans}`,
    { tag: '@both' },
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

  test(`CALC-07 CALC-08 CALC-09 CALC-10 the sliders, at ${words.plans}`, async ({ page }) => {
    const card = await openCalculator(page, words);
    await expect(radioOf(card, words.travel[0])).toBeChecked();
    await expect(radioOf(card, words.wifi[1])).toBeChecked();
    const days = card.getByRole('slider', { name: words.days });
    await expect(days).toHaveValue('7');
    await days.press('Home');
    await expect(days).toHaveValue('1');
    await days.press('ArrowRight');
    await expect(days).toHaveValue('2');
    await days.press('End');
    await expect(days).toHaveValue('60');
    await card.getByRole('button', { name: words.next }).click();
    const video = card.getByRole('slider', { name: words.activities[0], exact: true });
    await video.press('Home');
    for (const word of words.levels) {
      await expect(video).toHaveAttribute('aria-valuetext', word);
      await video.press('ArrowRight');
    }
    await expect(video).toHaveValue('5');
  });

  test(`CALC-27 CALC-28 CALC-29 CALC-30 CALC-31 what the result says, at ${words.plans}`, async ({
    page,
  }) => {
    const card = await openCalculator(page, words);
    await finish(card, words);
    await expect(card.getByText(words.confidence85, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: /\d (?:MB|GB)/ })).toHaveText(words.legend);
    await expect(card.getByText(words.noDestination)).toBeVisible();

    await card.getByRole('button', { name: words.change }).click();
    await card.getByRole('slider', { name: words.days }).press('End');
    await card.getByRole('button', { name: words.next }).click();
    await card.getByRole('button', { name: words.next }).click();
    await card.getByText(words.addAdvanced).click();
    await card.getByRole('slider', { name: words.advanced[2] }).press('ArrowRight');
    await card.getByRole('button', { name: words.calculate }).click();
    await expect(card.getByText(words.confidence95, { exact: true })).toBeVisible();
    await expect(card.getByText(words.moderate)).toBeVisible();
  });

  test(`CALC-32 without a destination a global plan is recommended, with one a plan that covers it, at ${words.plans}`, async ({
    page,
  }) => {
    const recommended = async (): Promise<CalculatorPlan> => {
      const response = page.waitForResponse(/\/api\/packages\/recommendation/);
      await finish(card, words);
      const { recommendation } = RecommendationResponse.parse(await (await response).json());
      if (recommendation.kind === 'none') throw new Error('no plan was recommended');
      return recommendation.plan;
    };
    const card = await openCalculator(page, words);
    const pass = card.getByRole('article');

    const global = await recommended();
    expect(global.coverage_type).toBe('global');
    await expect(pass).toContainText(global.data_amount);
    await expect(card.getByText(words.noDestination)).toBeVisible();

    await card.getByRole('button', { name: words.change }).click();
    await choose(card, words.destination, words.typed);
    const local = await recommended();
    expect([local.country_code, ...local.countries]).toContain('JP');
    await expect(pass).toContainText(words.japan);
    await expect(card.getByText(words.noDestination)).toBeHidden();
  });

  test(`an itinerary is answered with its alternatives side by side, at ${words.plans}`, async ({ page }) => {
    const card = await openCalculator(page, words);
    await card.getByText(words.severalMode, { exact: true }).click();
    await card.getByRole('button', { name: words.next }).click();
    await expect(card.getByRole('alert').filter({ hasText: words.missing })).toBeVisible();
    await choose(card, words.country(1), words.typed);
    await choose(card, words.country(2), 'thailand');
    await card.getByRole('button', { name: words.addCountry }).click();
    await choose(card, words.country(3), 'corea del sur');
    await finish(card, words);
    await expect(card.getByRole('heading', { name: words.ways })).toBeVisible();
    for (const name of words.wayNames) await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(words.cheapest, { exact: true })).toHaveCount(1);
    const locals = card.getByRole('article', { name: words.wayNames[0] });
    await expect(locals.getByRole('listitem')).toHaveCount(3);
    await locals.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: words.cart(3) })).toBeVisible();
  });
}

test(
  'every state of the calculator is accessible, fits the screen and does not shift',
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
    await check('the phone');
    await card.getByRole('button', { name: words.next }).click();
    await card.getByText(words.addAdvanced).click();
    await check('the advanced step');
    await card.getByRole('button', { name: words.calculate }).click();
    await expect(card.getByRole('heading', { name: words.ways })).toBeVisible();
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
  await expect(card.getByRole('article').getByRole('button', { name: EN.add })).toBeFocused();
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

test('CALC-33 MATCH-10 a need above every plan shows how many of the largest are needed', async ({
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
  await finish(card, EN);
  await expect(card.getByRole('alert').filter({ hasText: EN.failed })).toBeVisible();
  await page.unroute(/\/api\/packages\/recommendation/);
  await card.getByRole('button', { name: EN.retry }).click();
  await expect(card.getByRole('heading', { name: EN.recommended })).toBeVisible();
});

test('an unknown text is no destination, and days out of range are corrected', async ({ page }) => {
  const card = await openCalculator(page, EN);
  const box = card.getByRole('combobox', { name: EN.destination });
  await box.fill('%');
  await expect(card.getByText(EN.none)).toBeVisible();
  await box.fill('🏝'.repeat(5000));
  await expect(card.getByRole('option')).toHaveCount(0);
  await box.blur();
  await expect(box).toHaveValue('');
  await card.getByText(EN.severalMode, { exact: true }).click();
  const days = card.getByRole('textbox', { name: EN.daysIn(1) });
  for (const [typed, settled] of [
    ['999', '60'],
    ['-3', '1'],
    ['abc', '7'],
    ['', '7'],
  ] as const) {
    await days.fill(typed);
    await days.blur();
    await expect(days).toHaveValue(settled);
  }
  for (let more = 3; more <= 6; more += 1) await card.getByRole('button', { name: EN.addCountry }).click();
  await expect(card.getByRole('combobox')).toHaveCount(6);
  await expect(card.getByRole('button', { name: EN.addCountry })).toBeHidden();
});
