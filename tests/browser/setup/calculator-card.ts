import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import type { CalculatorWords } from './calculator-words.ts';
import { open } from './page-state.ts';

export const cardOf = (page: Page, { name }: CalculatorWords) =>
  page.getByRole('region', { name, exact: true });

export async function start(page: Page, words: CalculatorWords): Promise<Locator> {
  const card = cardOf(page, words);
  await card.getByRole('button', { name: words.start, exact: true }).click();
  await expect(card.getByRole('heading', { name: words.steps[0] })).toBeFocused();
  return card;
}

export async function openCalculator(page: Page, words: CalculatorWords): Promise<Locator> {
  await open(page, `${words.plans}?type=calculator`);
  return start(page, words);
}

export function problemsOf(page: Page, about: 'everything' | 'contrast' = 'everything'): Promise<string[]> {
  return accessibilityProblems(page, { within: '.calculator', about });
}

/** Chooses the first suggestion for a typed destination. */
export async function choose(card: Locator, box: string, typed: string): Promise<void> {
  await card.getByRole('combobox', { name: box }).fill(typed);
  await card.getByRole('option').first().click();
}

/** From the first step to the result. */
export async function finish(card: Locator, words: CalculatorWords): Promise<void> {
  await card.getByRole('button', { name: words.next }).click();
  await card.getByRole('button', { name: words.next }).click();
  await card.getByRole('button', { name: words.calculate }).click();
  await expect(card.getByRole('heading', { name: words.need })).toBeFocused();
}
