import { CART_WORDS, cartButton, openFilledCart } from '../setup/cart.ts';
import { CHECKOUT_WORDS } from '../setup/checkout.ts';
import { expect, test } from '../setup/test.ts';

test(
  'CART-22 NAV-15 Back closes the cart and the menu, and never the page below them',
  { tag: '@phone' },
  async ({ page }) => {
    const cart = await openFilledCart(page, 'es');
    const path = () => page.evaluate(() => location.pathname + location.hash);
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await page.goBack();
    await expect(cart).toBeHidden();
    expect(await path()).toBe('/es/contact');
    await test.step('the checkout takes the place of the cart, and the cart that of the checkout', async () => {
      const checkout = page.getByRole('dialog', { name: CHECKOUT_WORDS.es.title, exact: true });
      await cartButton(page).click();
      await cart.getByRole('button', { name: CART_WORDS.es.checkout }).click();
      await expect(checkout.getByRole('button', { name: CHECKOUT_WORDS.es.pay })).toBeVisible();
      await checkout.getByRole('button', { name: 'Editar' }).click();
      await expect(cart).toBeVisible();
      await expect(checkout).toBeHidden();
      // A second press of the pointer at the same place would count as a double click.
      await cart.getByRole('button', { name: CART_WORDS.es.checkout }).press('Enter');
      await expect(checkout).toBeVisible();
      await page.goBack();
      await expect(checkout).toBeHidden();
      await expect(cart).toBeHidden();
      expect(await path()).toBe('/es/contact');
    });
    await test.step('a link of the cart takes its place', async () => {
      await cartButton(page).click();
      await cart.getByRole('button', { name: CART_WORDS.es.clear, exact: true }).click();
      await cart.getByRole('link').click();
      await expect(page).toHaveURL(/\/es\/plans$/);
      await expect(cart).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/es\/contact$/);
      await expect(cart).toBeHidden();
    });
    await test.step('NAV-15 the menu', async () => {
      const menu = page.getByRole('dialog', { name: 'Menú' });
      const opener = page.getByRole('button', { name: 'Abrir el menú' });
      await opener.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      expect(await path()).toBe('/es/contact');
      await opener.click();
      await menu.getByRole('link', { name: 'Cómo funciona' }).click();
      await expect(page).toHaveURL(/\/es\/how-it-works$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/es\/contact$/);
      await expect(menu).toBeHidden();
    });
  },
);
