import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test(
  'ORDER-35 ORDER-36 ORDER-38 ORDER-39 ORDER-40 a business traveller puts company and tax number on the invoice, by keyboard on a phone, and prints it',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED|Failed to load resource/);
    const main = page.getByRole('main');
    const panel = main.getByRole('region', { name: 'Datos de facturación' });
    const field = (label: string) => panel.getByRole('textbox', { name: label });
    const email = await signInAsBuyer(page, mailbox, { language: 'es' });
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
    await main.getByRole('link', { name: /^Pedido \d+$/ }).click();
    await main.getByRole('link', { name: 'Añadir tu empresa o NIF' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factura');

    await test.step('ORDER-36 the page says until when; a form without a name marks it and gets the focus', async () => {
      await expect(panel).toContainText(/Añádelos hasta el 15 de \w+ de \d{4} \(UTC\)\./);
      await panel.getByRole('button', { name: 'Añadir datos' }).press('Enter');
      await expect(field('Nombre o empresa')).toBeFocused();
      await field('Dirección').fill('1\n2\n3\n4\n5');
      await field('Nombre o empresa').press('Enter');
      await expect(field('Nombre o empresa')).toBeFocused();
      await expect(field('Nombre o empresa')).toHaveAccessibleDescription(/^Escribe un nombre o una empresa/);
      await expect(field('Dirección')).toHaveAccessibleDescription(/^Usa como máximo 4 líneas/);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    });

    await test.step('ORDER-38 what was typed stays when it cannot be saved', async () => {
      await field('Nombre o empresa').fill('Acme Viajes S.L.');
      await field('Dirección').fill('Calle Mayor 1\n28013 Madrid');
      await field('País').fill('España');
      await field('NIF o número fiscal').fill('B12345674');
      await page.route('**/billing-details', (route) => route.abort());
      await field('NIF o número fiscal').press('Enter');
      await expect(panel.getByRole('alert')).toHaveText(/^No hemos podido guardar tus datos\./);
      await expect(field('Dirección')).toHaveValue('Calle Mayor 1\n28013 Madrid');
      await page.unroute('**/billing-details');
      await panel.getByRole('button', { name: 'Guardar datos' }).press('Enter');
      await expect(panel.getByRole('status')).toHaveText('Guardado. La factura muestra tus datos.');
      await expect(panel.getByRole('button', { name: 'Cambiar datos' })).toBeFocused();
    });

    await test.step('ORDER-40 the order offers to change them', async () => {
      await main.getByRole('link', { name: /^Pedido \d+$/ }).click();
      await expect(main.getByRole('link', { name: 'Añadir tu empresa o NIF' })).toHaveCount(0);
      await main.getByRole('link', { name: 'Cambiar los datos de la factura' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factura');
    });

    await test.step('ORDER-35 ORDER-29 the printed invoice has the details on one page, and not the form', async () => {
      await page.reload();
      await expect(main.getByText('NIF o número fiscal: B12345674')).toBeVisible();
      expect(await sidewaysPixels(page)).toBe(0);
      const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect(pages).toBe(1);
      for (const printed of ['AcmeViajesS.L.', 'CalleMayor1', '28013Madrid', 'España', 'B12345674', email])
        expect(text).toContain(withoutSpaces(printed));
      expect(text).toContain('Facturasimplificada');
      expect(text).not.toContain(withoutSpaces('Datos de facturación'));
      await page.emulateMedia({ media: 'print' });
      await expect(panel).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('ORDER-39 the invoice of the next order takes the same details with one press', async () => {
      const { payUrl } = await beginCheckout(page.request, { language: 'es', email });
      await payWithoutPage(page.request, payUrl);
      const links = main.getByRole('link', { name: /^Pedido \d+$/ });
      await expect(async () => {
        await page.goto('/es/dashboard/orders');
        await expect(links).toHaveCount(2, { timeout: 2_000 });
      }).toPass();
      await links.first().click();
      await main.getByRole('link', { name: 'Añadir tu empresa o NIF' }).click();
      await expect(panel.getByRole('button', { name: 'Añadir datos' })).toBeVisible();
      await expect(main.getByText('Acme Viajes S.L.', { exact: true })).toHaveCount(0);
      await panel.getByRole('button', { name: /^Usar “Acme Viajes S\.L\.”/ }).press('Enter');
      await expect(panel.getByRole('status')).toHaveText('Guardado. La factura muestra tus datos.');
      await expect(main.getByText('Acme Viajes S.L.', { exact: true })).toBeVisible();
    });

    await test.step('ORDER-36 after its last day the invoice is fixed, and the page says so', async () => {
      await page.route('**/invoice?*', async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replace('"canChange":true', '"canChange":false');
        await route.fulfill({ response, body: text });
      });
      await page.reload();
      await expect(
        main.getByText(/^Los datos de esta factura se podían cambiar hasta el 15 de/),
      ).toBeVisible();
      await expect(main.getByRole('button', { name: /^(Añadir|Cambiar) datos$/ })).toHaveCount(0);
    });
  },
);
