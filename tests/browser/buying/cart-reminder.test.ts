import { formatMoney, money } from '#core/money.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer, findPlan } from '../setup/buy-esim.ts';
import { CART_WORDS } from '../setup/cart.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';

test(
  'LEAD-08 LEAD-09 LEAD-10 the link of a reminder restores the cart, also when it is opened twice; another link ends reminders',
  { tag: '@phone' },
  async ({ page, mailbox, shop }) => {
    const email = aBuyer();
    const { packageId, priceCents } = await findPlan(page.request, {});
    const saved = { packageId, price: priceCents / 100, quantity: 2, title: 'A plan', country: 'Japan' };
    const captured = await page.request.post('/api/capture-lead', {
      data: {
        email,
        source: 'checkout',
        cartItems: [saved],
        cartValueCents: 2 * priceCents,
        reminder: { text: 'cart-reminder-1', language: 'es' },
      },
    });
    expect(captured.status()).toBe(200);
    // Three hours pass, and the minutely job runs.
    await withDatabase(shop.dataDir, async (client) => {
      await client.query(
        `update cart_reminders set due_at = now() - interval '1 minute'
         where lead_id in (select id from leads where email = $1)`,
        [email],
      );
      await client.query("insert into jobs.job (name, data) values ('queue-cart-reminders', '{}')");
    });
    const linkTo = async (step: string) => {
      let path = '';
      const find = async () => {
        const texts = (await mailbox.mailsTo(email)).map(({ text }) => text).join('\n');
        path = new RegExp(String.raw`/es/cart-reminder/${step}/[\w-]+`).exec(texts)?.[0] ?? '';
        return path;
      };
      await expect.poll(find, { timeout: 30_000 }).not.toBe('');
      return path;
    };
    const main = page.getByRole('main');
    const restore = await linkTo('restore');
    for (const visit of ['first', 'second'])
      await test.step(`LEAD-08 the ${visit} visit: two of the plan are in the cart`, async () => {
        await open(page, restore);
        await expect(main.getByRole('heading', { name: 'Tu carrito está de vuelta' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Carrito, 2 artículos' })).toBeVisible();
      });
    await test.step('LEAD-10 the page lists what is in it', async () => {
      const item = main.getByRole('listitem');
      await expect(item).toHaveCount(1);
      await expect(item).toContainText('2 × eSIM para Japón');
      await expect(item).toContainText(formatMoney(money(2 * priceCents), 'es'));
    });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
    await main.getByRole('button', { name: 'Abrir el carrito' }).click();
    const drawer = page.getByRole('dialog', { name: CART_WORDS.es.drawer });
    await expect(drawer.getByRole('button', { name: CART_WORDS.es.more })).toBeVisible();

    await test.step('LEAD-09 the other link ends reminders, and the button takes it back', async () => {
      await open(page, await linkTo('stop'));
      await main.getByRole('button', { name: 'No recibir más avisos' }).dblclick();
      await expect(main.getByRole('heading', { name: 'No habrá más avisos sobre carritos' })).toBeVisible();
      // Not the mouse: another click at once would be taken for a part of the double click.
      await main.getByRole('button', { name: 'Permitirlos de nuevo' }).press('Enter');
      await expect(main.getByRole('heading', { name: 'Los avisos están permitidos de nuevo' })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('a broken link says so', async () => {
      await open(page, '/es/cart-reminder/restore/AbCdEf');
      await expect(main.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible();
    });
  },
);
