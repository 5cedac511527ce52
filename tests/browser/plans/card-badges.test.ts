import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

/** The longest badges: alone, and beside a second one. */
const LONG = { 1: 'Buena compra en América del Norte', 2: 'Buena compra en Oceanía.' } as const;
const WIDTHS = [320, 360, 415, 417, 768, 1110, 1280, 1440];

test('CARD-38 badges with a long place stay within their card at every width', async ({ page }) => {
  await open(page, '/es/regional-plans');
  const badges = page.getByRole('main').locator('.boarding-pass-badges');
  await expect(badges.first()).toBeVisible();
  for (const count of [1, 2] as const)
    await badges.first().evaluate(
      (badge, { text, index }) => {
        const card = badge.closest('ul, ol')?.querySelectorAll('.boarding-pass').item(index);
        const shown = document.createElement('p');
        shown.className = 'boarding-pass-badges';
        shown.innerHTML = `<span class="sticker sticker-sun">${text}</span>`;
        if (index === 1) shown.innerHTML += '<span class="sticker sticker-sea">Popular</span>';
        card?.querySelector('.boarding-pass-badges')?.remove();
        card?.prepend(shown);
      },
      { text: LONG[count], index: count - 1 },
    );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await badges.evaluateAll((all) =>
      all.slice(0, 2).flatMap((badge) => {
        const card = badge.closest('.boarding-pass')?.getBoundingClientRect();
        if (card === undefined) return ['no card'];
        return Array.from(badge.children, (one) => one.getBoundingClientRect())
          .filter(({ left, right }) => left < card.left || right > card.right)
          .map(({ left, right }) => `${left - card.left} to ${right - card.right}`);
      }),
    );
    expect(outside, `at ${width} px`).toEqual([]);
  }
});
