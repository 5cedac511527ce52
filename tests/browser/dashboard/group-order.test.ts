import type { Page } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { HandOutResponse } from '#contract/orders/shares.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const main = (page: Page) => page.getByRole('main');

test('SHARE-60 SHARE-61 SHARE-62 SHARE-63 SHARE-65 SHARE-72 DATA-27 DATA-28 USAGE-48 an order whose eSIMs are all being returned has no tags to print; its steps fit 320 px', async ({
  page,
  mailbox,
}) => {
  const email = await signInAsBuyer(page, mailbox, { language: 'es', quantity: 2 });
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  const orderNumber = esims[0]?.orderNumber ?? '';
  const path = `/es/dashboard/orders/${orderNumber}/hand-out`;

  await test.step('SHARE-63 one link to the hand-out, above the eSIMs', async () => {
    const order = main(page)
      .getByRole('article')
      .filter({ hasText: `Pedido ${orderNumber}` });
    await expect(order).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Repartir las eSIM/ })).toHaveCount(1);
    await test.step('DATA-27 a number stays with its unit, and a count with its total', async () => {
      const titles = await order.getByRole('listitem').allTextContents();
      expect(titles).toHaveLength(2);
      for (const title of titles)
        expect(title).toMatch(/^eSIM para Japón, \d+\u00a0[GM]B, \d+\u00a0días? \(\d\u00a0de\u00a02\)$/);
    });
    await test.step('DATA-28 who the network is', async () => {
      await expect(main(page).getByText('Airalo es la red de eSIM a la que compramos.')).toBeVisible();
    });
  });

  await test.step('SHARE-63 each order with an eSIM on no phone has its link, one whose eSIMs are all in use has none', async () => {
    const inUse = {
      firstConnectedAt: '2026-11-01T10:00:00.000Z',
      status: 'active',
      display: 'active',
    } as const;
    const other = { orderNumber: '990001', country: 'Tailandia' };
    const shown = esims.flatMap((esim) => [
      { ...esim, ...inUse, id: crypto.randomUUID(), orderNumber: '990002' },
      { ...esim, ...other, id: crypto.randomUUID() },
    ]);
    await page.route('**/api/esims?*', async (route) => {
      const response = await route.fetch();
      const body = MyEsimsResponse.parse(await response.json());
      await route.fulfill({ response, json: { ...body, esims: [...shown, ...body.esims] } });
    });
    await open(page, '/es/dashboard');
    await expect(main(page).getByRole('link', { name: /^Repartir las eSIM/ })).toHaveText([
      'Repartir las eSIM Tailandia · Pedido 990001',
      `Repartir las eSIM Japón · Pedido ${orderNumber}`,
    ]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysPixels(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.unroute('**/api/esims?*');
  });

  await test.step('SHARE-65 the hand-out counts what is left, and says when nothing is', async () => {
    const title = page.getByRole('heading', { level: 1 });
    await test.step('SHARE-72 one that has ended without a known connection says so, without steps', async () => {
      await page.route('**/hand-out?*', async (route) => {
        const response = await route.fetch();
        const body = HandOutResponse.parse(await response.json());
        const [first, ...others] = body.esims.map((esim) => ({ ...esim, canBeShared: false }));
        const esims = [...(first === undefined ? [] : [{ ...first, end: 'days' as const }]), ...others];
        await route.fulfill({ response, json: { ...body, esims } });
      });
      await open(page, path);
      await expect(main(page).getByText('El plan de esta eSIM ha terminado.')).toBeVisible();
      await expect(main(page).getByText('Esta eSIM se ha reembolsado.')).toBeVisible();
      await expect(main(page).locator('.hand-out-track')).toHaveCount(0);
      expect(await sidewaysPixels(page)).toBe(0);
      await page.unroute('**/hand-out?*');
    });
    const usedUp = { firstConnectedAt: '2026-11-01T10:00:00.000Z', canBeShared: false, end: 'data' } as const;
    for (const [count, words] of [
      [1, 'Repartir 1 eSIM'],
      [2, 'No queda ninguna por repartir'],
    ] as const) {
      await page.route('**/hand-out?*', async (route) => {
        const response = await route.fetch();
        const body = HandOutResponse.parse(await response.json());
        const changed = body.esims.map((esim, index) => (index < count ? { ...esim, ...usedUp } : esim));
        await route.fulfill({ response, json: { ...body, esims: changed } });
      });
      await open(page, path);
      await expect(title).toHaveText(words);
      await expect(main(page).getByText('Datos agotados')).toHaveCount(count);
      await expect(main(page).getByText('Terminada')).toHaveCount(0);
      await page.unroute('**/hand-out?*');
    }
    await expect(main(page).getByText(/^Todas las eSIM de este pedido están en un teléfono/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Imprimir las etiquetas' })).toHaveCount(0);
  });

  await test.step('USAGE-48 the choice of an eSIM begins with what tells two apart', async () => {
    await open(page, '/es/dashboard/usage');
    const options = main(page).getByRole('combobox').first().locator('option');
    await expect(options).toHaveCount(2);
    const names = (await options.allTextContents()).map((name) => name.replaceAll('\u00a0', ' '));
    expect(names.toSorted()).toEqual(
      [1, 2].map((one) => `Japón · ${one} de 2 · 500 MB · Lista para instalar`),
    );
  });

  await test.step('SHARE-61 what the owner has not handed out is not called undelivered', async () => {
    await open(page, path);
    await expect(main(page).getByText('Aún sin repartir')).toHaveCount(2);
    await expect(main(page).getByRole('listitem').getByText('Repartida')).toHaveCount(2);
    await expect(main(page)).not.toContainText(/entreg/i);
    await expect(main(page).getByRole('link', { name: 'Imprimir las etiquetas' })).toBeVisible();
  });

  await test.step('SHARE-62 the steps of a row do not run together', async () => {
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const names = await main(page)
        .locator('.hand-out-track > li > span:nth-child(2)')
        .evaluateAll((spans) =>
          spans.map((span) => {
            const text = document.createRange();
            text.selectNodeContents(span);
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
      expect(names).toHaveLength(8);
      const touching = names.filter((name) =>
        names.some(
          (other) =>
            other !== name &&
            other.left < name.right + 4 &&
            name.left < other.right + 4 &&
            other.top < name.bottom &&
            name.top < other.bottom,
        ),
      );
      expect(touching).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    }
  });

  await test.step('SHARE-60 no link to an empty page of tags, and the page says why', async () => {
    const declared = { orderNumber, email, positions: [1, 2], language: 'es' };
    expect((await page.request.post('/api/withdrawals', { data: declared })).status()).toBe(200);
    await open(page, path);
    await expect(main(page).getByText('Estás devolviendo esta eSIM.', { exact: false })).toHaveCount(2);
    await expect(main(page).getByRole('link', { name: 'Imprimir las etiquetas' })).toHaveCount(0);
    await open(page, `${path}?view=tags`);
    await expect(main(page).getByText(/^No hay etiquetas que imprimir/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Volver a las eSIM' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
