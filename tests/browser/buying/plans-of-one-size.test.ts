import { addButton, CART_WORDS, cartButton, drawer } from '../setup/cart.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('CARD-24 plans of one size and length are distinguished on cards, in the cart and at checkout', async ({
  page,
}) => {
  const words = CART_WORDS.es;
  await open(page, '/es/regional-plans?search=Norteam%C3%A9rica');
  const buttons = page.getByRole('main').getByRole('button', { name: words.add });
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  // The first two that differ only in what comes after the days.
  const short = names.map((name) => name.split(', ').slice(0, 3).join());
  const first = short.findIndex((one, index) => short.lastIndexOf(one) > index);
  const second = short.lastIndexOf(short[first] ?? '');
  for (const [count, index] of [first, second].entries()) {
    await buttons.nth(index).click();
    await expect(cartButton(page)).toHaveAccessibleName(new RegExp(`^Carrito, ${count + 1} `));
  }
  await cartButton(page).click();
  const cart = drawer(page, 'es');
  await expect(cart.getByText(/\d+ países/)).toHaveCount(2);
  for (const control of [words.remove, words.more, words.less]) {
    const both = cart.getByRole('listitem').getByRole('button', { name: control });
    const said = await both.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(new Set(said).size).toBe(2);
  }
  const lines = await cart.getByText(/\d+ países/).allInnerTexts();
  expect(new Set(lines).size).toBe(2);
  await cart.getByRole('button', { name: words.checkout }).click();
  for (const line of lines) await expect(page.getByRole('dialog').getByText(line)).toBeVisible();
});

test('CHECKOUT-44 a plan chosen in English has its Spanish name at the Spanish checkout', async ({
  page,
}) => {
  await open(page, CART_WORDS.en.path);
  await addButton(page).click();
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 /);
  await page.goto('/es/plans#checkout');
  const checkout = page.getByRole('dialog');
  await expect(checkout.getByText(/^1 × .*Japón/)).toBeVisible();
  await expect(checkout.getByText(/Japan/)).toHaveCount(0);
});
