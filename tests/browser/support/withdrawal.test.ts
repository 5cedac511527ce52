import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open, pressTwiceAtOnce } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test(
  'LEGAL-05 LEGAL-06 LEGAL-07 LEGAL-08 LEGAL-16 LEGAL-31 LEGAL-32 LEGAL-36 LEGAL-37 a withdrawal takes two steps without an account and ends with a receipt',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    const email = `withdrawal-${Date.now()}@example.com`;
    const main = page.getByRole('main');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/withdrawals')) sent.push(request.url());
    });
    // Not a page with a list that grows: there the footer moves down while its link is scrolled to.
    await open(page, '/es/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Desistir del contrato aquí' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Desistir del contrato aquí' })).toBeFocused();

    await test.step('LEGAL-06 the link of an order prefills its number; mistakes are said at the field', async () => {
      await open(page, '/es/withdrawal?order=100001');
      await expect(main.getByLabel('Número de pedido')).toHaveValue('100001');
      const whole = main.getByRole('radio', { name: 'Todo el pedido' });
      await expect(whole).toBeChecked();
      await expect(main.getByLabel('¿Qué eSIM?')).toBeHidden();
      await main.getByRole('radio', { name: 'Solo una parte' }).check();
      await main.getByLabel('¿Qué eSIM?').fill('la primera');
      await main.getByRole('button', { name: 'Continuar' }).click();
      await expect(main.getByLabel('Correo del pedido')).toBeFocused();
      await expect(main.getByText('Escribe la dirección de correo con la que compraste.')).toBeVisible();
      await expect(main.getByText(/^Escribe las posiciones con cifras/)).toBeVisible();
      await main.getByLabel('Correo del pedido').fill(email.toUpperCase());
      await main.getByLabel('¿Qué eSIM?').fill('');
      await main.getByRole('button', { name: 'Continuar' }).click();
      await expect(main.getByLabel('¿Qué eSIM?')).toBeFocused();
      await main.getByLabel('¿Qué eSIM?').fill('3, 1');
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('LEGAL-06 the second step shows what was typed; going back keeps it; nothing is sent yet', async () => {
      await main.getByRole('button', { name: 'Continuar' }).click();
      await expect(main.getByRole('heading', { name: 'Revisa y confirma' })).toBeFocused();
      await expect(
        main.getByText('Desisto de mi contrato del pedido 100001, solo de los artículos 1 y 3.'),
      ).toBeVisible();
      await expect(main.getByText(/^Aquí no se muestran planes ni importes/), 'LEGAL-36').toBeVisible();
      await expect(main.getByText(/^Si vives en la Unión Europea/), 'LEGAL-37').toHaveCount(0);
      await expect(main.getByText(/^Si diste una eSIM de este pedido a alguien, su enlace/)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      for (const goBack of [
        () => main.getByRole('button', { name: 'Volver' }).click(),
        () => page.goBack(),
      ]) {
        await goBack();
        await expect(main.getByLabel('Correo del pedido')).toHaveValue(email);
        await main.getByRole('button', { name: 'Continuar' }).click();
        await expect(main.getByRole('heading', { name: 'Revisa y confirma' })).toBeFocused();
      }
      expect(sent).toEqual([]);
    });
    await test.step('LEGAL-16 what was typed stays when the shop cannot be reached', async () => {
      browserErrors.expect(/ERR_FAILED/);
      await page.route('**/api/withdrawals', (route) => route.abort());
      await main.getByRole('button', { name: 'Confirmar desistimiento' }).click();
      await expect(main.getByRole('alert')).toContainText('No hemos podido enviar tu desistimiento');
      await page.unroute('**/api/withdrawals');
    });
    sent.length = 0;
    await pressTwiceAtOnce(main.getByRole('button', { name: 'Confirmar desistimiento' }));
    await expect(main.getByRole('heading', { name: 'Hemos recibido tu desistimiento' })).toBeVisible();
    expect(sent, 'two presses in one frame send one declaration').toHaveLength(1);
    const shown = await main.locator('time').innerText();
    expect(shown).toMatch(/\d:\d\d:\d\d UTC \(tiempo universal coordinado\)$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
    const reference = await main.getByText(/^W-\d+$/).innerText();
    await expect
      .poll(async () => (await mailbox.mailsTo(email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual([`Acuse de recibo de tu desistimiento del pedido 100001 (${reference})`]);
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.text).toContain(shown);
  },
);
