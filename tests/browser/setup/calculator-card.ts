import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
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

export async function problemsOf(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('.calculator');
  const { violations } = await (rules === 'contrast' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}
