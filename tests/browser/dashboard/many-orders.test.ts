import { MyOrdersResponse } from '#contract/account/my-orders.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { processorTime, open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const MORE = 'Mostrar más pedidos';
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

test(
  'ORDER-23 two hundred orders are shown twenty at a time, the last in less than twice the processor time of the first',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    test.slow();
    await signInAsBuyer(page, mailbox, 'es');
    const list = MyOrdersResponse.parse(await (await page.request.get('/api/orders?language=es')).json());
    const [like] = list.orders;
    if (like === undefined) throw new Error('Nothing was bought');
    await page.route('**/api/orders?*', (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      const from = before === null ? 0 : Number(before.slice(-12)) + 1;
      const orders = Array.from({ length: 20 }, (_, nth) => ({
        ...like,
        id: idOf(from + nth),
        number: String(100_500 - from - nth),
        units: Array.from({ length: 1 + (nth % 8) }, () => like.units[0]),
      }));
      return route.fulfill({ json: { orders, next: from + 20 < 200 ? idOf(from + 19) : null } });
    });
    await open(page, '/es/dashboard/orders');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(20);
    const showMore = async (count: number) => {
      await main.getByRole('button', { name: MORE }).press('Enter');
      await expect(cards).toHaveCount(count);
    };
    await showMore(40);
    await expect(cards.nth(20).getByRole('link')).toBeFocused();
    // Repeated, because a collection of garbage may fall into either.
    await expect(async () => {
      await open(page, '/es/dashboard/orders');
      await expect(cards).toHaveCount(20);
      await showMore(40);
      const early = await processorTime(page, () => showMore(60));
      for (const count of [80, 100, 120, 140, 160, 180]) await showMore(count);
      const late = await processorTime(page, () => showMore(200));
      expect(late).toBeLessThan(2 * early);
    }).toPass({ timeout: 120_000 });
    await expect(main.getByRole('button', { name: MORE })).toHaveCount(0);
    await expect(main.getByText('Se muestran 200 pedidos.')).toBeVisible();
    expect(await accessibilityProblems(page, { within: 'main' })).toEqual([]);
  },
);
