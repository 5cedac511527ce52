import { cartButton, CART_WORDS, drawer } from '../setup/cart.ts';
import { cardOf, start } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { open, untilHydrated } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = CALCULATOR_WORDS.es;

test('AUTH-42 a guest searches, browses, uses the calculator and fills a cart, and is never asked for an account', async ({
  page,
}) => {
  const authPages: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname.endsWith('/auth')) authPages.push(frame.url());
  });
  const main = page.getByRole('main');

  await open(page, '/es');
  await main.getByRole('combobox').first().fill('Japón');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/plans\?search=/);
  await untilHydrated(page);
  await expect(main.getByRole('button', { name: CART_WORDS.es.add }).first()).toBeVisible();

  await open(page, `${WORDS.plans}?type=calculator`);
  const card = cardOf(page, WORDS);
  await start(page, WORDS);
  await card.getByRole('button', { name: WORDS.next }).click();
  await card.getByRole('button', { name: WORDS.next }).click();
  await card.getByRole('button', { name: WORDS.calculate }).click();
  await card.getByRole('article').getByRole('button', { name: WORDS.add }).click();

  await cartButton(page).click();
  const cart = drawer(page, 'es');
  await cart.getByRole('button', { name: CART_WORDS.es.more }).click();
  await expect(cart.locator('output')).toHaveText('2');
  await expect(cart.getByRole('button', { name: CART_WORDS.es.checkout, exact: true })).toBeEnabled();
  expect(authPages).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /session|signed-in/.test(name))).toEqual([]);
});
