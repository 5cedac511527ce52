import { CART_WORDS, drawer, openFilledCart } from '../setup/cart.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

for (const language of LANGUAGES)
  test(
    `CART-21 the buttons of a line stay where they are when the shop's facts arrive, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      const words = CART_WORDS[language];
      const held = Promise.withResolvers<null>();
      await page.route('**/api/package-offers*', async (route) => {
        await held.promise;
        await route.continue();
      });
      const line = (await openFilledCart(page, language)).getByRole('listitem');
      const positions = async () => {
        const names = [words.remove, words.less, words.more];
        const boxes = names.map((name) => line.getByRole('button', { name }).boundingBox());
        return (await Promise.all(boxes)).map((box) => Math.round(box?.y ?? NaN));
      };
      const plus = line.getByRole('button', { name: words.more });
      await plus.hover();
      await expect(line.getByText(words.startOfDays)).toBeHidden();
      const before = await positions();
      held.resolve(null);
      await expect(drawer(page, language).getByText(words.startOfDays)).toBeVisible();
      expect(await positions()).toEqual(before);
      expect(before).not.toContain(NaN);
    },
  );
