import { readFile } from 'node:fs/promises';
import { MyDataResponse } from '#contract/account/my-data.ts';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test(
  'LEGAL-10 LEGAL-11 AUTH-77 AUTH-80 DATA-26 a customer reads, prints, downloads and deletes their own data from the dashboard',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    // The address that is typed first is another one.
    browserErrors.expect(/400 \(Bad Request\)/);
    const email = await signInAsBuyer(page, mailbox, 'es');
    const main = page.getByRole('main');

    await test.step('LEGAL-10 the data on a page', async () => {
      await open(page, '/es/dashboard/account');
      await main.getByRole('link', { name: 'Ver mis datos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus datos');
      await expect(main.getByRole('heading', { level: 2, name: 'Pedidos', exact: true })).toBeVisible();
      for (const part of [email, 'Número (ICCID)', 'entregado', 'Dirección de internet'])
        await expect(main).toContainText(part);
      await expect(main).not.toContainText('LPA:');
      const order = main.locator('.my-data-entry', {
        has: page.getByRole('heading', { level: 3, name: /^Pedido \d{6}$/ }),
      });
      const plan = order.getByRole('heading', { level: 4, name: /^eSIM .*, \d+ días?/ });
      await expect(plan).toHaveCount(1);
      await expect(order.getByRole('heading', { level: 5, name: 'eSIM', exact: true })).toBeVisible();
      await expect(order).toContainText('derecho de desistimiento');
      for (const value of await main.locator('dd').allTextContents())
        expect(value).not.toMatch(/^[a-z]+([-_][a-z0-9]+)+$/);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await test.step('DATA-26 a number or an address is not broken, also at 320 px', async () => {
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          const broken = await main.locator('dd').evaluateAll((values) =>
            values.flatMap((value) => {
              const text = document.createRange();
              text.selectNodeContents(value);
              const words = value.textContent;
              return /^\S{1,24}$/.test(words) && text.getClientRects().length > 1 ? [words] : [];
            }),
          );
          expect(broken).toEqual([]);
          expect(await sidewaysPixels(page)).toBe(0);
        }
      });
      const { text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(text.replaceAll(/\s/g, '')).toContain('Tusdatos');
      expect(text.replaceAll(/\s/g, '')).not.toContain('Descargarcomoarchivo');
    });

    await test.step('LEGAL-10 the data as a file', async () => {
      const downloading = page.waitForEvent('download');
      await main.getByRole('link', { name: 'Descargar como archivo (JSON)' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^landfall-data-\d{4}-\d\d-\d\d\.json$/);
      const data = MyDataResponse.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
      expect([data.email, data.tables['orders']?.length, data.tables['esims']?.length]).toEqual([
        email,
        1,
        1,
      ]);
    });

    await test.step('LEGAL-11 the deletion says what is kept, and needs the right address', async () => {
      await open(page, '/es/dashboard/account/delete');
      await expect(main).toContainText('Tienes una eSIM que aún no está instalada.');
      await test.step('AUTH-80 nothing warns of an installed eSIM', async () => {
        const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
        const installed = await page.request.put(`/api/esims/${esims[0]?.id ?? ''}/installed?language=es`, {
          data: { isInstalled: true },
        });
        expect(installed.status()).toBe(200);
        await page.reload();
        await expect(main).toContainText('Una eSIM instalada sigue funcionando');
        await expect(main).not.toContainText('Tienes una eSIM');
      });
      await expect(main).toContainText('porque lo exigen las leyes fiscal y mercantil');
      const field = main.getByLabel('Correo de tu cuenta');
      await field.fill('otra@example.com');
      await field.press('Enter');
      await expect(main.getByText('Este no es el correo de tu cuenta.')).toBeVisible();
      await expect(field).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('LEGAL-11 the account is gone, here and by email', async () => {
      const field = main.getByLabel('Correo de tu cuenta');
      await field.fill(email);
      await field.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta se ha borrado');
      await test.step('AUTH-77 the confirmation is in view and has the focus', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      });
      await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      expect((await page.request.get('/api/orders')).status()).toBe(401);
      await expect
        .poll(async () => (await mailbox.mailsTo(email)).map(({ subject }) => subject))
        .toContain('Tu cuenta de Landfall se ha borrado');
      await open(page, '/es/dashboard/account/delete');
      await expect(page).toHaveURL(/\/es\/auth\?/);
    });
  },
);
