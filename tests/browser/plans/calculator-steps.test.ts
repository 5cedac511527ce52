import { cardOf, choose, openCalculator } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const { en: EN, es: ES } = CALCULATOR_WORDS;

test('CALC-35 Back and Forward move between the steps and the result, and every answer is kept', async ({
  page,
}) => {
  await open(page, '/es/calculator');
  const card = cardOf(page, ES);
  const stepIs = (step: number) =>
    expect(card.getByRole('heading', { name: ES.steps[step] ?? '' })).toBeFocused();
  await choose(card, ES.destination, ES.typed);
  await card.getByRole('slider', { name: ES.days }).press('ArrowRight');
  await card.getByRole('button', { name: ES.next }).click();
  await stepIs(1);
  await card.getByRole('slider', { name: ES.activities[0], exact: true }).press('End');
  await card.getByRole('button', { name: ES.next }).click();
  await stepIs(2);
  await card.getByRole('button', { name: ES.calculate }).click();
  const need = card.getByRole('heading', { name: ES.need });
  await expect(need).toBeFocused();

  await page.goBack();
  await stepIs(2);
  await page.goBack();
  await stepIs(1);
  await expect(card.getByRole('slider', { name: ES.activities[0], exact: true })).toHaveValue('5');
  await page.goBack();
  await stepIs(0);
  await expect(card.getByRole('combobox', { name: ES.destination })).toHaveValue(ES.japan);
  await expect(card.getByRole('slider', { name: ES.days })).toHaveValue('8');

  await test.step('Forward shows the result again, until an answer is changed', async () => {
    for (let times = 0; times < 3; times += 1) await page.goForward();
    await expect(need).toBeVisible();
    await page.goBack();
    await card.getByText(ES.addAdvanced).click();
    await card.getByRole('slider', { name: ES.advanced[2] }).press('ArrowRight');
    await page.goForward();
    await expect(page).toHaveURL(/#result$/);
    await expect(card.getByRole('heading', { name: ES.steps[2] })).toBeVisible();
    await expect(need).toBeHidden();
  });
});

test('CALC-41 a reload keeps the answers of every step and the result', async ({ page }) => {
  await open(page, '/es/calculator');
  const card = cardOf(page, ES);
  const video = card.getByRole('slider', { name: ES.activities[0], exact: true });
  await choose(card, ES.destination, ES.typed);
  await card.getByRole('slider', { name: ES.days }).press('ArrowRight');
  await card.getByRole('button', { name: ES.next }).click();
  await video.press('End');
  await expect(video).toHaveValue('5');

  await test.step('on the second step', async () => {
    await page.reload();
    await expect(video).toHaveValue('5');
    await card.getByRole('button', { name: ES.next }).click();
    await card.getByRole('button', { name: ES.calculate }).click();
    await expect(card.getByRole('heading', { name: ES.need })).toBeVisible();
  });

  await test.step('on the result, from which Back leads through the steps', async () => {
    const shown = await card.locator('.data-need .figure').textContent();
    await page.reload();
    await expect(card.getByRole('heading', { name: ES.need })).toBeVisible();
    expect(await card.locator('.data-need .figure').textContent()).toBe(shown);
    for (let times = 0; times < 3; times += 1) await page.goBack();
    await expect(card.getByRole('combobox', { name: ES.destination })).toHaveValue(ES.japan);
    await expect(card.getByRole('slider', { name: ES.days })).toHaveValue('8');
  });

  await test.step('another tab begins anew', async () => {
    const other = await page.context().newPage();
    await open(other, '/es/calculator#result');
    await expect(cardOf(other, ES).getByRole('slider', { name: ES.days })).toHaveValue('7');
  });
});

test('an unknown text is no destination, and days out of range are corrected', async ({ page }) => {
  const card = await openCalculator(page, EN);
  const box = card.getByRole('combobox', { name: EN.destination });
  await box.fill('%');
  await expect(card.getByText(EN.none)).toBeVisible();
  await box.fill('🏝'.repeat(5000));
  await expect(card.getByRole('option')).toHaveCount(0);
  await box.blur();
  expect(await box.inputValue(), 'what was typed is not lost').toContain('🏝');
  await card.getByRole('button', { name: /^Clear: 🏝/ }).click();
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
