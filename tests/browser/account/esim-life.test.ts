import type { Locator } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { ESIM_STATUSES } from '#core/esims/esim-provider.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { esimAtNetwork } from '../setup/esim-network.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  install: 'Lista para instalar',
  activate: 'Lista para activar',
  pending: 'En proceso',
  active: 'Activa e instalada',
  unknown: 'Estado desconocido',
  finished: 'Datos agotados',
  expired: 'Caducada',
  recycled: 'Ya no se puede usar',
} as const;

/** How often an open dashboard asks the shop. */
const INTERVAL_MS = 30_000;

test('ESIM-04 ESIM-05 ESIM-08 ESIM-09 ESIM-16 ESIM-20 ESIM-22 ESIM-28 ESIM-30 ESIM-32 ESIM-34 ESIM-44 ESIM-52 INSTALL-52 USAGE-50 an open dashboard shows every status of an eSIM as its network reports it', async ({
  page,
  mailbox,
  shop,
  request,
}) => {
  test.setTimeout(150_000);
  await page.clock.install();
  await signInAsBuyer(page, mailbox, 'es');
  const main = page.getByRole('main');
  const myEsims = async () =>
    MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json()).esims;
  const [esim] = await myEsims();
  if (esim === undefined) throw new Error('Nothing was delivered');
  const network = await esimAtNetwork({ shop, request, iccid: esim.iccid });
  await expect.poll(() => network.isSubscribed(), { timeout: 30_000 }).toBe(true);
  const seen = new Set<string>();

  const laterCount = async (wanted: Locator) => {
    await page.clock.fastForward(INTERVAL_MS);
    return wanted.count();
  };
  /** The network sends a notice, and the page that stays open shows the word. */
  const shows = async (status: string, word: string) => {
    await network.notify();
    await expect.poll(() => laterCount(main.getByText(word, { exact: true }))).toBe(1);
    const [known] = await myEsims();
    expect(known?.status).toBe(status);
    seen.add(status);
  };
  const pass = main.getByRole('article', { name: 'Japón', exact: true });
  const earlier = main.getByRole('button', { name: '1 eSIM terminada' });

  await expect(pass.getByText(WORDS.install, { exact: true })).toBeVisible();
  await expect(main.getByText(/Airalo.*entre 15 y 30 minutos/)).toBeVisible();

  const isListedAgain = await network.isMissing();
  await shows('pending', WORDS.pending);
  await isListedAgain();
  await shows('ready_to_activate', WORDS.install);

  await test.step('ESIM-10 ESIM-11 marked as installed, it is ready to activate', async () => {
    await page.evaluate(async (id) => {
      const body = JSON.stringify({ isInstalled: true });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/esims/${id}/installed`, { method: 'PUT', headers, body });
    }, esim.id);
    await shows('ready_to_activate', WORDS.activate);
  });

  await network.connects();
  await network.uses(0.5);
  await shows('active', WORDS.active);
  await expect(pass.getByText('250 MB', { exact: true })).toBeVisible();
  await expect(pass.getByRole('img', { name: 'Datos: quedan 250 MB de 500 MB' })).toBeVisible();
  await expect(pass.getByText(/^hasta el /)).toBeVisible();
  await expect(pass.getByText('Quedan pocos datos')).toHaveCount(0);
  await test.step('ESIM-30 little data left is said with a warning', async () => {
    await network.uses(0.8);
    await network.notify();
    await expect.poll(() => laterCount(pass.getByText('Quedan pocos datos'))).toBe(1);
  });
  await test.step('ESIM-28 the details say when its days started and end', async () => {
    const details = await page.context().newPage();
    await details.goto(`/es/dashboard/esims/${esim.id}`);
    const days = details.getByRole('main').getByText(/^Empezó el .*\. Termina el .*\.$/);
    await expect(days).toBeVisible();
    await expect(details.getByText(/días? empieza/)).toHaveCount(0);
    await details.close();
  });

  await network.isUnreadable(true);
  await shows('unknown', WORDS.unknown);
  await network.isUnreadable(false);
  await shows('active', 'Quedan pocos datos');

  await network.uses(1);
  await shows('finished', WORDS.finished);
  await test.step('ESIM-52 the details lead to a top-up on the first screen of a phone, and say what it does and then when it was read, once', async () => {
    const details = await page.context().newPage();
    await details.setViewportSize({ width: 360, height: 760 });
    await details.goto(`/es/dashboard/esims/${esim.id}`);
    const overview = details.getByRole('main');
    await expect(overview.getByText(/^La eSIM sigue en tu teléfono\. Recárgala y volverá/)).toBeVisible();
    await expect(overview.getByText('Usados', { exact: true })).toHaveCount(0);
    const topUp = overview.getByRole('link', { name: 'Recargar', exact: true });
    await expect(topUp).toBeInViewport({ ratio: 1 });
    const readAt = overview.getByText(/^Última lectura: /);
    await expect(readAt, 'no figure twice').toHaveCount(1);
    const topOf = async (part: typeof topUp) => (await part.boundingBox())?.y ?? NaN;
    expect(await topOf(readAt), 'when it was read comes after what to do').toBeGreaterThan(
      await topOf(topUp),
    );
    expect(await accessibilityProblems(details)).toEqual([]);
    await details.close();
  });
  await test.step('ESIM-44 without data it keeps its pass while its days run, with a top-up first', async () => {
    await expect(earlier).toHaveCount(0);
    await expect(pass.getByText('0 MB', { exact: true })).toBeVisible();
    await expect(pass.getByText(/^Al plan le quedan? \d+ días?, hasta el /)).toBeVisible();
    await expect(pass.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^/es/topup\\?.*${esim.id}`),
    );
    await expect(main.getByRole('link', { name: /^Comprar otro plan/ })).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  await test.step('INSTALL-52 the installation of an eSIM without data leads to a top-up', async () => {
    const install = await page.context().newPage();
    await install.goto(`/es/dashboard/esims/${esim.id}/install`);
    const shown = install.getByRole('main');
    await expect(shown.getByRole('heading', { name: 'Has usado todos los datos' })).toBeVisible();
    await expect(shown.getByText(/^Una recarga funciona enseguida\./)).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Recargar' })).toHaveAttribute(
      'href',
      new RegExp(`^/es/topup\\?.*${esim.id}`),
    );
    await expect(shown.getByText(/onectada/)).toHaveCount(0);
    expect(await accessibilityProblems(install)).toEqual([]);
    await install.close();
  });

  await network.isToppedUp();
  await shows('active', WORDS.active);
  await expect(pass).toHaveCount(1);

  await test.step('USAGE-50 after the top-up, details and usage say the same', async () => {
    const other = await page.context().newPage();
    for (const [path, name] of [
      [`/es/dashboard/esims/${esim.id}`, 'Usados'],
      [`/es/dashboard/usage?esim=${esim.id}`, 'Usado hasta ahora'],
    ] as const) {
      await other.goto(path);
      const row = other.getByRole('main').locator('dl > div').filter({ hasText: name });
      await expect(row.getByRole('definition')).toHaveText(/^0\sMB$/);
    }
    await other.close();
  });

  await network.expires();
  await test.step('ESIM-20 an ended eSIM moves to the collapsed earlier ones', async () => {
    await network.notify();
    await expect.poll(() => laterCount(earlier)).toBe(1);
    await expect(pass).toHaveCount(0);
    await expect(main.getByText(WORDS.expired)).toHaveCount(0);
    await earlier.click();
  });
  await shows('expired', WORDS.expired);
  await test.step('ESIM-32 the details say what was used and when it ended, and lead to a new plan', async () => {
    const details = await page.context().newPage();
    await details.goto(`/es/dashboard/esims/${esim.id}`);
    const overview = details.getByRole('main');
    await expect(overview.getByText(/^usados de [\d,]+ [MG]B$/)).toBeVisible();
    await expect(overview.getByText(/^terminó el /)).toBeVisible();
    await expect(overview.getByRole('img', { name: /^Datos: quedan/ })).toHaveCount(0);
    await expect(overview.getByRole('link', { name: 'Comprar otro plan' })).toHaveAttribute(
      'href',
      `/es/plans?search=${encodeURIComponent('Japón')}`,
    );
    await details.close();
  });
  await test.step('INSTALL-52 no screen of an ended eSIM speaks as if it ran', async () => {
    const other = await page.context().newPage();
    const shown = other.getByRole('main');
    await other.goto(`/es/dashboard/esims/${esim.id}/install`);
    await expect(shown.getByRole('heading', { name: /^Tu plan terminó el / })).toBeVisible();
    await expect(shown.getByText(/onectada/)).toHaveCount(0);
    await other.goto(`/es/dashboard/esims/${esim.id}`);
    await expect(shown.getByText('Sin usar', { exact: true })).toBeVisible();
    await expect(shown.getByText('Quedan', { exact: true })).toHaveCount(0);
    await other.goto('/es/topup');
    await expect(shown.getByText(/, terminó el \d/)).toBeVisible();
    await expect(shown.getByText(/, hasta el \d/)).toHaveCount(0);
    await other.goto(`/es/dashboard/orders/${esim.orderNumber}/hand-out`);
    await expect(shown.getByText('Terminada', { exact: true })).toBeVisible();
    await expect(shown.getByText('Conectada', { exact: true })).toHaveCount(0);
    await other.goto(`/es/dashboard/esims/${esim.id}/print`);
    await expect(shown.getByRole('heading', { name: /^Tu plan terminó el / })).toBeVisible();
    await expect(shown.getByRole('button', { name: /^Imprimir/ })).toBeHidden();
    await shown.getByText('Los códigos y pasos de esta eSIM').click();
    await expect(shown.getByRole('button', { name: /^Imprimir/ })).toBeVisible();
    await expect(shown.getByRole('article').getByText(/^Tu plan terminó el /)).toBeVisible();
    await expect(shown.getByText(/empiezan? cuando/)).toHaveCount(0);
    expect(await accessibilityProblems(other)).toEqual([]);
    expect(readPdf(await other.pdf({ preferCSSPageSize: true, printBackground: true })).pages).toBe(1);
    await other.close();
  });
  await network.isForgotten();
  await shows('recycled', WORDS.recycled);
  await test.step('ESIM-34 a recycled eSIM is not printed, and nothing says when its days start', async () => {
    const other = await page.context().newPage();
    const shown = other.getByRole('main');
    await other.goto(`/es/dashboard/esims/${esim.id}/print`);
    await expect(shown.getByRole('link', { name: 'Comprar otro plan' })).toBeVisible();
    await expect(shown.getByRole('article')).toHaveCount(0);
    const { pages, text } = readPdf(await other.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
    expect(text).toContain('Yanosepuederecargar');
    expect(text).not.toContain('Comprarotroplan');
    await other.goto(`/es/dashboard/esims/${esim.id}/install`);
    await expect(shown.getByRole('link', { name: 'Comprar otro plan' })).toBeVisible();
    await expect(shown.getByText('Los códigos y pasos de esta eSIM')).toHaveCount(0);
    await other.goto(`/es/dashboard/esims/${esim.id}?tab=technical`);
    await expect(shown.getByText(esim.iccid)).toBeVisible();
    await expect(shown.getByText(/^Dirección SM-DP\+/)).toHaveCount(0);
    await other.goto(`/es/dashboard/esims/${esim.id}`);
    await expect(shown.getByText(/^La red ha reciclado esta eSIM/)).toBeVisible();
    await expect(shown.getByText(WORDS.recycled, { exact: true }).first()).toBeVisible();
    await expect(shown.getByText(/empiezan? cuando/)).toHaveCount(0);
    await other.close();
  });

  expect([...seen].toSorted()).toEqual([...ESIM_STATUSES].toSorted());
});
