import { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer, beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import type { Mailbox } from '../setup/outside-world.ts';
import { open } from '../setup/page-state.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

/** The secrets in the only mail to an address, each once. */
async function secretsTo(mailbox: Mailbox, address: string): Promise<readonly string[]> {
  await expect.poll(async () => (await mailbox.mailsTo(address)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailbox.mailsTo(address);
  const found = [...(mail?.text ?? '').matchAll(/\/share\/([\w-]{22})/g)];
  return [...new Set(found.map(([, secret = '']) => secret))];
}

test(
  'GIFT-26 GIFT-27 GIFT-28 GIFT-29 GIFT-31 GIFT-33 ESIM-40 INSTALL-59 of a gift of two eSIMs one is opened: the buyer sees which, gives the other to somebody else and then keeps it',
  { tag: '@phone' },
  async ({ page, mailbox, playwright, shop }) => {
    const main = page.getByRole('main');
    const email = await signInAsBuyer(page, mailbox, 'es');
    const [bob, carol] = [aBuyer(), aBuyer()];
    const { payUrl, sessionId } = await beginCheckout(page.request, {
      language: 'es',
      email,
      quantity: 2,
      gift: { recipientEmail: bob, language: 'es', timeZone: 'UTC' },
    });
    await payWithoutPage(page.request, payUrl);
    const secrets = await secretsTo(mailbox, bob);
    expect(secrets).toHaveLength(2);
    const elsewhere = await playwright.request.newContext({ baseURL: shop.origin });
    const shown = await elsewhere.post('/api/shares/reveal', { data: { secret: secrets[0] } });
    expect(shown.status()).toBe(200);
    await elsewhere.dispose();

    await test.step('GIFT-29 the order page puts the opened one last, marked, with its codes folded', async () => {
      await open(page, `/es/checkout/success?session_id=${sessionId}`);
      await main.getByText('Mostrar los códigos de todos modos').click();
      const titles = main.locator('section > h3').filter({ hasText: 'de 2' });
      await expect(titles).toHaveText([/2\sde\s2/, /1\sde\s2/]);
      await expect(main.getByText('Esta eSIM es de quien recibió el regalo')).toHaveCount(1);
      await expect(main.getByRole('img', { name: /^Código QR/ }).filter({ visible: true })).toHaveCount(1);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('INSTALL-59 when the other one is in use, nothing says how to install', async () => {
      const path = '**/api/checkout-sessions/*/install*';
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = InstallResponse.parse(await response.json());
        const used = { firstConnectedAt: '2026-11-01T10:00:00.000Z', hasStarted: true, end: null };
        await route.fulfill({
          response,
          json: { ...body, esims: body.esims.map((esim) => ({ ...esim, ...used })) },
        });
      });
      await page.reload();
      await main.getByText('Mostrar los códigos de todos modos').click();
      await expect(main.getByRole('heading', { name: 'Está instalada y conectada' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Paso a paso' })).toHaveCount(0);
      await page.unroute(path);
    });

    await open(page, '/es/dashboard');
    const panel = main.getByRole('region', { name: 'Tu regalo' });
    const opened = main.getByRole('article').filter({ hasText: `Regalo para ${bob}: abierto el` });
    const unopened = main.getByRole('article').filter({ hasText: 'aún sin abrir' });

    await test.step('GIFT-26 one is opened, the other is not, and the panel says so', async () => {
      await expect(panel).toContainText('1 de 2 eSIM ya está abierta');
      await expect(panel).toContainText('eSIM abiertas: 1 de 2');
      await expect(panel).not.toContainText('sin abrir');
      await expect(opened).toHaveCount(1);
      await expect(unopened).toHaveCount(1);
      await expect(opened).toContainText('1 de 2');
      await expect(unopened).toContainText('2 de 2');
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('GIFT-27 the other one goes to another address', async () => {
      await panel.getByRole('button', { name: 'Cambiar' }).click();
      await expect(
        panel.getByText(/^Enviamos un correo nuevo con las eSIM que no se han abierto/),
      ).toBeVisible();
      await test.step('GIFT-33 the opened one gets no new link at another address', async () => {
        await expect(panel.getByText(/una eSIM que ya está abierta no recibe un enlace nuevo/)).toBeVisible();
      });
      await panel.getByLabel('Correo de la otra persona').fill(carol);
      await panel.getByRole('button', { name: 'Guardar' }).click();
      await expect(panel).toContainText(`Regalo para ${carol}: enviado el`, { timeout: 20_000 });
      expect(await secretsTo(mailbox, carol)).toHaveLength(1);
      await page.reload();
      await expect(unopened).toContainText(`Regalo para ${carol}`);
      await expect(opened).toHaveCount(1);
    });

    await test.step('GIFT-27 the details of the other one do not say that it is opened', async () => {
      await unopened.getByRole('link', { name: /^Detalles/ }).click();
      await expect(page).toHaveURL(/\/dashboard\/esims\//);
      await expect(main.getByText(`Regalo para ${carol}`)).toHaveCount(1);
      await expect(main.getByText(/Ya se ha abierto/)).toHaveCount(0);
    });

    await test.step('GIFT-28 its details, its installation and its print page say for whom it is, and fold the codes', async () => {
      const address = new URL(page.url()).pathname;
      const warning = main.getByText(`No la instales: es para ${carol}`);
      for (const [path, words] of [
        [`${address}?tab=technical`, 'SM-DP+'],
        [`${address}/install`, 'Código QR'],
        [`${address}/print`, 'Imprimir esta página'],
      ] as const) {
        await open(page, path);
        await expect(warning).toBeVisible();
        const codes = main.getByText(words).first();
        await expect(codes).toBeHidden();
        await main.getByText('Ver los códigos de todos modos').click();
        await expect(codes).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
      }
      await open(page, address);
      await test.step('ESIM-40 no status word says it again', async () => {
        await expect(main.getByText(/aún sin abrir$/)).toBeVisible();
        await expect(main.getByText('Regalo sin abrir')).toHaveCount(0);
      });
      await expect(main.getByRole('link', { name: /^Instal|^Imprimir/ })).toHaveCount(0);
      await main.getByRole('link', { name: 'Cambiar el regalo o quedármelo' }).click();
      await expect(panel).toContainText(`Regalo para ${carol}`);
      await expect(panel.getByRole('heading', { name: 'Tu regalo' })).toBeFocused();
      await expect(panel.getByRole('button', { name: 'Cambiar' })).toBeInViewport();

      await open(page, `${address}/print`);
      await expect(main.getByRole('link', { name: 'Mis eSIM' })).toHaveCount(1);
      await main.getByText('Ver los códigos de todos modos').click();
      const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect(pages).toBe(1);
      expect(text).toContain('SM-DP+');
      expect(text).toContain(`Para${carol}`.replaceAll(' ', ''));
      expect(text).not.toContain('No la instales');
      await open(page, '/es/dashboard');
    });

    await test.step('GIFT-27 the buyer keeps it: it can be installed, and the opened one stays given away', async () => {
      await panel.getByRole('button', { name: 'Quedarme las no abiertas' }).click();
      await expect(panel.getByText(/^Lo abierto se queda con la otra persona/)).toBeVisible();
      await panel.getByRole('button', { name: 'Sí, me las quedo' }).click();
      await expect(panel).toContainText(`Regalo para ${bob}: abierto el`);
      await expect(panel).toContainText('Te quedaste con la otra eSIM.');
      await expect(panel.getByRole('heading', { name: 'Tu regalo' })).toBeFocused();
      await expect(panel.getByRole('button')).toHaveCount(0);
      const toInstall = main
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: /^Instalar/ }) });
      const kept = toInstall.filter({ hasText: '2 de 2' });
      await expect(kept).toHaveCount(1);
      await expect(kept).not.toContainText('Regalo para');
      await expect(opened).toHaveCount(1);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  },
);
