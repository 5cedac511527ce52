import type { Page } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { sidewaysPixels } from '../setup/accessibility.ts';
import { listenForLayoutShifts, open, untilHydrated } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const main = (page: Page) => page.getByRole('main');
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test(
  'PERF-12 nothing jumps on the dashboard, on a reloaded hand-out and on the way back to /topup',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, { language: 'es', quantity: 3 });
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    const [esim] = esims;
    const layoutShift = await listenForLayoutShifts(page);
    await test.step('the dashboard, with the chip of a group order', async () => {
      await open(page, '/es/dashboard');
      await expect(
        main(page)
          .getByRole('link', { name: /^Repartir las eSIM/ })
          .first(),
      ).toBeVisible();
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
      expect(await sidewaysPixels(page)).toBe(0);
    });
    await test.step('the hand-out, scrolled down and reloaded', async () => {
      await open(page, `/es/dashboard/orders/${esim?.orderNumber ?? ''}/hand-out`);
      await expect(main(page).getByRole('article')).toHaveCount(3);
      await toEnd(page);
      await page.reload();
      await untilHydrated(page);
      await expect(main(page).getByRole('article')).toHaveCount(3);
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
    });
    await test.step('/topup, scrolled down and back from another page', async () => {
      await open(page, `/es/topup?esim=${esim?.id ?? ''}`);
      await expect(main(page).getByRole('radio').first()).toBeVisible();
      await main(page).getByRole('button', { name: 'Ir a pagar' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.goto('/es/contact');
      await page.goBack();
      await expect(main(page).getByRole('radio').first()).toBeVisible();
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
    });
  },
);
