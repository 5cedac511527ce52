import { InstallResponse, type OrderedInstall } from '#contract/orders/checkout-sessions.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const CONNECTED_AT = '2026-11-01T10:00:00.000Z';
const ENDED_AT = '2026-11-08T10:00:00.000Z';

/** What the network has reported since: connected, days over, data used. The last eSIM of four is recycled. */
const REPORTED: readonly Partial<OrderedInstall>[] = [
  { firstConnectedAt: CONNECTED_AT, hasStarted: true, end: null },
  { firstConnectedAt: CONNECTED_AT, hasStarted: true, end: { kind: 'days', at: ENDED_AT } },
  { firstConnectedAt: CONNECTED_AT, hasStarted: true, end: { kind: 'data' } },
];

test(
  'INSTALL-56 the page of a paid order folds the codes of used and ended eSIMs, and has none of a recycled one',
  { tag: '@phone' },
  async ({ page }) => {
    const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es', quantity: 4 });
    await payWithoutPage(page.request, payUrl);
    let isReported = false;
    let titles: readonly string[] = [];
    await page.route('**/api/checkout-sessions/*/install*', async (route) => {
      const response = await route.fetch();
      const body = InstallResponse.parse(await response.json());
      titles = body.esims.map(({ title }) => title);
      if (!isReported) return route.fulfill({ response, json: body });
      const esims = body.esims.slice(0, 3).map((esim, index) => ({ ...esim, ...REPORTED[index] }));
      const recycled = body.esims.slice(3).map(({ id, title }) => ({ id, title }));
      return route.fulfill({ response, json: { esims, recycled } });
    });
    const main = page.getByRole('main');
    const codes = main.getByText(/^LPA:1\$/).filter({ visible: true });
    const toSave = main.getByText(/^¿Viajas pronto\?/);
    const path = `/es/checkout/success?session_id=${sessionId}`;

    await test.step('before, all four are there to install, the first one open', async () => {
      await open(page, path);
      await expect(codes).toHaveCount(1);
      await expect(main.getByText(/^LPA:1\$/)).toHaveCount(4);
      await expect(main.getByRole('heading', { name: 'Instala tus eSIM' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Paso a paso' })).toBeVisible();
      await expect(toSave).toHaveText(/guardar estas eSIM/);
    });

    isReported = true;
    await open(page, path);
    const sectionOf = (index: number) =>
      main
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 3, name: titles[index] ?? '' }) })
        .last();
    await expect(main.getByRole('heading', { name: 'Está instalada y conectada' })).toBeVisible();
    await expect(codes).toHaveCount(0);
    await expect(main.getByText('Los códigos y pasos de esta eSIM')).toHaveCount(3);
    await expect(sectionOf(0)).toContainText('Está conectada desde el 1 nov 2026');
    await expect(sectionOf(1)).toContainText('Tu plan terminó el 8 nov 2026');
    await expect(sectionOf(2)).toContainText('Has usado todos los datos');
    await expect(sectionOf(3)).toContainText('La red ha reciclado esta eSIM');
    await expect(sectionOf(3).locator('details')).toHaveCount(0);
    await expect(toSave).toHaveText(/guardar esta eSIM/);
    await expect(main.getByRole('heading', { name: 'Paso a paso' })).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);

    await sectionOf(1).getByText('Los códigos y pasos de esta eSIM').click();
    await expect(codes).toHaveCount(1);
    await expect(sectionOf(1).getByText(/^LPA:1\$/)).toBeVisible();
  },
);
