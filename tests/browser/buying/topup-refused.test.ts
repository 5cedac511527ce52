import { z } from 'zod';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { myEsim, useUp } from '../setup/topup.ts';

const Fault = z.object({ fault: z.object({ id: z.string() }) });
/** The plans of the eSIM's destination, with the nearest one selected. */
const NEW_PLANS = /^\/es\/esim\/japan\?like=data-\d+-\d+$/;
const TICK = /^Quiero la recarga de inmediato/;

test('TOPUP-07 TOPUP-08 TOPUP-10 TOPUP-15 TOPUP-37 what cannot be bought is said before payment, with the way on', async ({
  page,
  mailbox,
  shop,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/409 \(Conflict\)|503 \(Service Unavailable\)/);
  await signInAsBuyer(page, mailbox, 'es');
  const network = await useUp({ shop, request, page }, 0.5);
  const { id, iccid } = await myEsim(page);
  const main = page.getByRole('main');
  const control = (method: 'post' | 'delete', path: string, data: object = {}) =>
    request[method](`${shop.sandboxOrigin}/control${path}`, { data });

  await test.step('TOPUP-08 the list cannot be loaded; then it can', async () => {
    const fault = { service: 'network', kind: 'error', status: 503, match: `${iccid}/topups` };
    const { fault: set } = Fault.parse(await (await control('post', '/faults', fault)).json());
    await open(page, `/es/topup?esim=${id}`);
    await expect(main.getByRole('heading', { name: 'Error al cargar las recargas' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ver planes nuevos' })).toHaveAttribute('href', NEW_PLANS);
    expect(await accessibilityProblems(page)).toEqual([]);
    await control('delete', `/faults/${set.id}`);
    await main.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(main.getByRole('radio').first()).toBeVisible();
  });

  await test.step('TOPUP-15 a package that the eSIM does not take is said, and another one is selected', async () => {
    await open(page, `/es/topup?esim=${id}&package=no-such-topup`);
    await expect(main.getByText('La recarga que elegiste no sirve para esta eSIM. Estas sí:')).toBeVisible();
    await expect(main.locator('input:checked[type=radio]')).toHaveCount(1);
  });

  await test.step('TOPUP-07 a purchase that fails', async () => {
    await page.route('**/api/create-topup-checkout', (route) => route.abort());
    browserErrors.expect(/ERR_FAILED/);
    await main.getByRole('checkbox', { name: TICK }).check();
    await main.getByRole('button', { name: 'Ir a pagar' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'La recarga falló' });
    await expect(alert).toContainText('No se pudo comprar la recarga');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute('**/api/create-topup-checkout');
  });

  await test.step('TOPUP-10 a recycled eSIM has none, and leads to new plans of its country', async () => {
    await network.isForgotten();
    await network.notify();
    await expect.poll(async () => (await myEsim(page)).status).toBe('recycled');
    await open(page, `/es/topup?esim=${id}`);
    await expect(main.getByRole('heading', { name: 'No hay recargas disponibles' })).toBeVisible();
    await expect(main).toContainText('La red ha reciclado esta eSIM');
    const newPlans = main.getByRole('link', { name: 'Ver planes nuevos' });
    await expect(newPlans).toHaveAttribute('href', NEW_PLANS);
    expect(await accessibilityProblems(page)).toEqual([]);
    await main.getByRole('button', { name: /^Cambiar/ }).click();
    await expect(main.getByText('Reciclada: ya no se puede usar.')).toBeVisible();
  });

  await test.step('TOPUP-37 DEST-21 the plan nearest to its own is selected there', async () => {
    const { dataPlan, validityDays } = await myEsim(page);
    await main.getByRole('link', { name: 'Ver planes nuevos' }).click();
    const selected = page.locator('.plan-row').filter({ has: page.getByRole('radio', { checked: true }) });
    await expect(selected.locator('.plan-row-data')).toContainText(dataPlan);
    await expect(selected.locator('.plan-row-days')).toContainText(String(validityDays));
  });
});
