import { addButton, CART_WORDS, cartButton, drawer } from '../setup/cart.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

for (const language of LANGUAGES)
  test(
    `CART-21 the buttons of the lines stay where they are when the shop's facts arrive, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      const words = CART_WORDS[language];
      let held = Promise.withResolvers<null>();
      await page.route('**/api/package-offers*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 1200 });
      await open(page, words.path);
      const cart = drawer(page, language);
      const lines = cart.getByRole('listitem');
      const starts = cart.getByText(words.startOfDays);
      const add = async (row: number) => {
        await page.getByRole('main').getByRole('radio').nth(row).check();
        await addButton(page, language).click();
        await expect(cartButton(page)).toHaveText(String(row + 1));
        await cartButton(page).click();
        await expect(lines).toHaveCount(row + 1);
      };
      const positions = async () => {
        const names = [words.remove, words.less, words.more];
        const buttons = await Promise.all(names.map((name) => cart.getByRole('button', { name }).all()));
        const boxes = await Promise.all(buttons.flat().map((button) => button.boundingBox()));
        return boxes.map((box) => Math.round(box?.y ?? NaN));
      };
      const stays = async (count: number) => {
        const before = await positions();
        expect(before).toHaveLength(3 * count);
        held.resolve(null);
        await expect(starts).toHaveCount(count);
        expect(await positions()).toEqual(before);
      };

      await add(0);
      await expect(starts).toHaveCount(0);
      await stays(1);
      await page.keyboard.press('Escape');
      // Only the new plan is still unknown.
      held = Promise.withResolvers();
      await add(1);
      await expect(starts).toHaveCount(1);
      await stays(2);
    },
  );
