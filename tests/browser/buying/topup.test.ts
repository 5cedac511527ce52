import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { open, overlap } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { centsOf, myEsim, payByKeyboard, primaryColour, tabTo, useUp } from '../setup/topup.ts';

const STARTS = /La recarga empieza sola cuando acaba el plan en curso/;
const TICK = /^Quiero la recarga de inmediato/;

test(
  'ROUTE-11 ROUTE-12 TOPUP-04 TOPUP-11 TOPUP-13 TOPUP-16 TOPUP-31 TOPUP-39 TOPUP-41 TOPUP-42 TOPUP-43 TOPUP-47 a customer with little data tops up by keyboard and sees it on the eSIM',
  { tag: '@phone' },
  async ({ page, mailbox, shop, request, ledger }) => {
    const email = await signInAsBuyer(page, mailbox, 'es');
    const main = page.getByRole('main');
    await test.step('TOPUP-42 an eSIM that is not on a phone must be installed first', async () => {
      await open(page, `/es/topup?esim=${(await myEsim(page)).id}`);
      const after = main.getByRole('region', { name: /Lo que (tendrás después|añades)/ });
      await expect(after).toContainText('instálala primero. La recarga no se instala.');
      await expect(main).not.toContainText('No instalas nada');
    });
    await useUp({ shop, request, page }, 0.8);
    await open(page, '/es/dashboard');
    const before = await myEsim(page);
    expect(before.usage).toMatchObject({ totalMegabytes: 500, remainingMegabytes: 100 });

    await test.step('TOPUP-16 little data makes it the first action', async () => {
      const link = main.getByRole('link', { name: /^Recargar / });
      await expect(link).toHaveCSS('background-color', await primaryColour(page));
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${shop.origin}/es/topup?esim=${before.id}`);
    });

    const options = main.getByRole('radio');
    await expect(options.first()).toBeVisible();
    const named = /^eSIM para Japón, 500.MB.*quedan 100 MB \(lectura: .*\).*ICCID terminado en \d{4}/;
    await expect(main.locator('.topup-chosen')).toContainText(named);
    await test.step('TOPUP-04 each top-up says its data, days and price', async () => {
      for (const option of await main.getByRole('group').locator('label').allTextContents())
        expect(option).toMatch(/\d+ (GB|MB).*\d+ días?.*\d+,\d\d\sUS\$/);
    });
    await tabTo(page, /(GB|MB)/);
    await page.keyboard.press('ArrowDown');
    const chosen = main.locator('label').filter({ has: page.locator('input:checked') });
    const price = centsOf(/[\d.,]+\sUS\$/.exec((await chosen.textContent()) ?? '')?.[0] ?? '');
    const added = /(\d+) GB/.exec((await chosen.textContent()) ?? '')?.[1] ?? '';

    await test.step('TOPUP-11 TOPUP-13 what the eSIM has afterwards, and when the top-up starts', async () => {
      const after = main.getByRole('region', { name: 'Lo que tendrás después' });
      await expect(after).toContainText(/Última lectura: /);
      await expect(after).toContainText(STARTS);
      await expect(after).toContainText('La recarga no se instala.');
      await expect(after).not.toContainText('instálala primero');
      await test.step('TOPUP-43 the same beside the button', async () => {
        const words = `Los ${added} GB empiezan cuando acabe el plan en curso, a más tardar el `;
        await expect(main.getByText(new RegExp(`^\\d.* GB en total. ${words}`))).toBeInViewport({ ratio: 1 });
      });
      await expect(
        after.getByRole('img', { name: `100 MB ahora y ${added} GB de la recarga` }),
      ).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await tabTo(page, TICK);
    await page.keyboard.press('Space');
    await tabTo(page, /^Ir a pagar$/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Número de tarjeta')).toBeVisible();
    const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await payByKeyboard(page);

    await test.step('ROUTE-12 the order ends with what was added and the way to the eSIM', async () => {
      await expect(page).toHaveURL(/\/es\/topup\/success\?session_id=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu recarga');
      await expect(main.getByRole('heading', { name: 'Recarga añadida' })).toBeVisible();
      await expect(main.getByText(/^Añadida a eSIM para Japón, 500 MB.* en \d{4}\)$/)).toBeVisible();
      await expect(main).not.toContainText(/instalarla|código QR/i);
      await test.step('TOPUP-47 its name is there once', async () => {
        await expect(main.getByText(/^Recarga para Japón, /)).toHaveCount(1);
      });
      await expect(
        main.getByText(/^Empieza sola cuando acaba el plan en curso\. Los contadores/),
      ).toBeVisible();
      const paid = (await ledger.entries('session-paid')).find(({ data }) => data['session'] === sessionId);
      expect(paid?.data['amount']).toBe(price);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('TOPUP-41 of a top-up that has started the page says what is left and until when', async () => {
      const esim = await myEsim(page);
      const usage = { totalMegabytes: 1024, usedMegabytes: 0, remainingMegabytes: 1024, isUnlimited: false };
      const topups = esim.topups.map((topup) => ({ ...topup, state: 'running' }));
      const started = { ...esim, usage, topups, expiresAt: '2031-05-04T12:00:00.000Z' };
      await page.route('**/api/esims?*', (route) =>
        route.fulfill({ json: { networkName: 'Sandbox', esims: [started] } }),
      );
      await page.reload();
      await expect(main.getByText(/^Ya ha empezado: quedan 1 GB, hasta el 4 may 2031\./)).toBeVisible();
      await expect(main).not.toContainText('Empieza sola');
      await page.unroute('**/api/esims?*');
      await page.reload();
    });

    await test.step('TOPUP-13 TOPUP-26 the eSIM has what was shown: what runs, and apart from it what waits', async () => {
      await expect
        .poll(async () => (await myEsim(page)).waiting)
        .toMatchObject([{ megabytes: Number(added) * 1024 }]);
      expect((await myEsim(page)).usage).toMatchObject({ totalMegabytes: 500, remainingMegabytes: 100 });
      const waits = new RegExp(`^${added} GB, \\d+ días en espera: empieza cuando acabe el plan en curso$`);
      await main.getByRole('link', { name: 'Ver tu eSIM' }).click();
      const topups = main.getByRole('region', { name: 'Recargas' });
      await expect(topups).toContainText(`${added} GB`);
      await expect(topups).toContainText('En espera');
      await expect(main.getByRole('img', { name: 'Datos: quedan 100 MB de 500 MB' })).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: waits })).toHaveCount(1);
      await open(page, '/es/dashboard');
      await expect(main.getByRole('img', { name: 'Datos: quedan 100 MB de 500 MB' })).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: waits })).toHaveCount(1);
      expect(await sidewaysPixels(page)).toBe(0);
    });
    await test.step('TOPUP-27 a further top-up starts after the one that waits', async () => {
      await open(page, '/es/topup');
      const row = main.getByRole('button', {
        name: new RegExp(`quedan 100 MB \\(lectura: .*\\), hasta el .*; después, ${added} GB`),
      });
      await row.click();
      const after = main.getByRole('region', { name: 'Lo que tendrás después' });
      await expect(after).toContainText(
        new RegExp(`cuando acaben el plan en curso y los ${added} GB en espera, a más tardar el`),
      );
      await expect(
        after.getByRole('img', {
          name: new RegExp(`^100 MB ahora, ${added} GB en espera y .* de la recarga$`),
        }),
      ).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });
    await expect
      .poll(
        async () => (await mailbox.mailsTo(email)).filter(({ subject }) => /recarga/i.test(subject)).length,
      )
      .toBe(1);
  },
);

test(
  'ROUTE-13 TOPUP-01 TOPUP-03 TOPUP-14 TOPUP-17 TOPUP-18 TOPUP-19 TOPUP-45 a guest tops up a typed ICCID, leaves the payment page and finds the same choice',
  { tag: '@phone' },
  async ({ page, browser, mailbox, shop, ledger, browserErrors }) => {
    browserErrors.expect(/409 \(Conflict\)/);
    const owner = await browser.newPage({ baseURL: shop.origin });
    await signInAsBuyer(owner, mailbox, 'es');
    const { iccid } = await myEsim(owner);
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url()));

    const main = page.getByRole('main');
    await test.step('TOPUP-29 the footer and /contact lead here', async () => {
      await open(page, '/es/contact');
      await expect(page.getByRole('link', { name: 'Recargar una eSIM' })).toHaveCount(2);
      await main.getByRole('link', { name: 'Recargar una eSIM' }).click();
    });
    const field = main.getByLabel('ICCID de la eSIM');
    const show = main.getByRole('button', { name: 'Ver recargas' });
    await test.step('TOPUP-03 neither chosen nor typed', async () => {
      await show.click();
      await expect(main.getByText('Elige una eSIM o escribe un ICCID válido')).toBeVisible();
      await expect(field).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('TOPUP-01 typed digits are grouped and checked; a pasted one may have spaces', async () => {
      await field.pressSequentially('89444');
      await expect(field).toHaveValue('8944 4');
      await expect(main.getByText('5 dígitos de 19 o 20')).toBeVisible();
      const wrongDigit = (step: number) => String((Number(iccid[18]) + step) % 10);
      await field.fill(iccid.slice(0, 18) + wrongDigit(1));
      await show.click();
      await expect(main.getByText(/^Parece que un dígito no es correcto/)).toBeVisible();
      await field.press('Backspace');
      // Not the digit that was refused: its message would stay.
      await field.pressSequentially(wrongDigit(2));
      await expect(main.getByText('19 dígitos de 19 o 20')).toBeVisible();
      await field.fill(`${iccid.slice(0, 4)} ${iccid.slice(4, 12)}  ${iccid.slice(12)} `);
      await expect(main.getByText('Este ICCID está completo.')).toBeVisible();
      expect(await sidewaysPixels(page)).toBe(0);
      await page.keyboard.press('Enter');
    });

    const options = main.getByRole('radio');
    await expect(options.first()).toBeVisible();
    await expect(main.getByText('eSIM que vas a recargar').locator('..')).toBeFocused();
    await test.step('TOPUP-01 the typed digits are still there to correct one', async () => {
      await main.getByRole('button', { name: /^Cambiar/ }).click();
      await expect(field).toBeFocused();
      expect((await field.inputValue()).replaceAll(' ', '')).toBe(iccid);
      await page.keyboard.press('Enter');
      await expect(options.first()).toBeVisible();
    });
    await expect(main.getByText('El mejor precio por GB')).toHaveCount(1);
    await expect(main.getByText(/quedan/)).toHaveCount(0);
    const pay = main.getByRole('button', { name: 'Ir a pagar' });
    await test.step('TOPUP-45 nothing is selected, and paying without a choice says so', async () => {
      const group = main.getByRole('group', { name: /^Elige una recarga\s*Recarga para Japón$/ });
      await expect(group).toBeVisible();
      await expect(main.locator('input:checked[type=radio]')).toHaveCount(0);
      await pay.click();
      await expect(group).toHaveAccessibleDescription('Elige primero una recarga.');
      await expect(group).toBeFocused();
      await expect(main.getByText('Elige primero una recarga.')).toBeInViewport({ ratio: 1 });
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await options.nth(1).check();
    await expect(main.getByText('Elige primero una recarga.')).toHaveCount(0);
    await expect(main.getByText(STARTS)).toBeVisible();
    const chosenId = await options.nth(1).inputValue();
    const total = main.getByText(/^Total /).locator('..');
    const price = centsOf((await total.textContent()) ?? '');
    const email = aBuyer();
    await main.getByLabel('Correo electrónico').fill(email);
    await main.getByRole('checkbox', { name: TICK }).check();
    await test.step('TOAST-08 a toast covers neither the button nor the menu at any width', async () => {
      await main.getByRole('button', { name: 'Aplicar' }).click();
      const toast = page.locator('.toast').filter({ hasText: 'Escribe un código de cupón' });
      await toast.hover();
      for (const width of [960, 1280, 800, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await pay.scrollIntoViewIfNeeded();
        expect(await overlap(toast, pay), `at ${width} px`).toBe(0);
        expect(await overlap(toast, page.getByRole('banner')), `at ${width} px`).toBe(0);
      }
      await toast.getByRole('button').click();
    });
    await pay.click();
    await expect(page.getByLabel('Número de tarjeta')).toBeVisible();

    const buy = async () => {
      await main.getByLabel('Correo electrónico').fill(email);
      await main.getByRole('checkbox', { name: TICK }).check();
      await pay.click();
    };
    await test.step('TOPUP-18 the browser’s Back button leads to the same choice', async () => {
      await page.goBack();
      await expect(main.locator('input:checked[type=radio]')).toHaveValue(chosenId);
      await expect(main).toContainText(iccid.slice(0, 4));
      await buy();
      await expect(page.getByLabel('Número de tarjeta')).toBeVisible();
    });

    await test.step('ROUTE-13 TOPUP-18 nothing was charged, and one press leads back to the same choice', async () => {
      await page
        .getByRole('link', { name: /Volver|Cancelar/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/es\/topup\/canceled/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No compraste ninguna recarga');
      await expect(main).toContainText('no se ha cobrado nada');
      await main.getByRole('link', { name: 'Volver a tu recarga' }).click();
      await expect(main.locator('input:checked[type=radio]')).toHaveValue(chosenId);
      await expect(main).toContainText(iccid.slice(0, 4));
    });

    await buy();
    await payByKeyboard(page);
    await expect(main.getByRole('heading', { name: 'Recarga añadida' })).toBeVisible();
    const paidSession = new URL(page.url()).searchParams.get('session_id');
    await expect(main.getByRole('link', { name: 'Ver tu eSIM' })).toHaveCount(0);
    await test.step('TOPUP-19 the same again within a minute asks first', async () => {
      await open(page, `/es/topup?package=${chosenId}`);
      await field.fill(iccid);
      await show.click();
      await expect(options.first()).toBeVisible();
      await buy();
      const dialog = page.getByRole('dialog', { name: '¿Comprarla otra vez?' });
      await expect(dialog).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Comprarla otra vez' }).click();
      await expect(page.getByLabel('Número de tarjeta')).toBeVisible();
    });
    const paid = await ledger.entries('session-paid');
    expect(paid.find(({ data }) => data['session'] === paidSession)?.data['amount']).toBe(price);
    await expect.poll(async () => (await myEsim(owner)).topups.length).toBe(1);
    expect(addresses.filter((address) => address.includes(iccid))).toEqual([]);
    await owner.close();
  },
);
