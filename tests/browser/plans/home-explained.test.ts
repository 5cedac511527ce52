import { z } from 'zod';
import { formatMoney, money } from '#core/money.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const Covers = z.object({
  locals: z.object({ costCents: z.number() }),
  oneRegional: z.object({ costCents: z.number() }),
  oneGlobal: z.object({ costCents: z.number() }),
});

const STEPS = 'Tres pasos, casi todos en casa';
const TRIP = 'Varios países, un viaje: ¿qué sale más barato?';
const MAP = 'Funciona adonde vas';
const DEVICE = '¿Tu teléfono admite eSIM?';

test('HOME-01 the plan in the hero is on sale at its price, and its link opens the destination', async ({
  page,
}) => {
  await open(page, '/');
  const pass = page.getByRole('group', { name: /: \S+ GB, \d+ Days?, \$/ });
  const [, place = '', price = ''] =
    /^(.+): .*(\$[\d.]+)$/.exec((await pass.getAttribute('aria-label')) ?? '') ?? [];
  await expect(pass).toBeVisible();
  await expect(pass.getByText('Our pick for a week')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Where are you off to?' }).getByRole('link').nth(1),
  ).toContainText(place);
  await pass.getByRole('link', { name: `See ${place}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
  await expect(page.getByRole('main')).toContainText(price);
});

test('HOME-02 HOME-08 the example is labelled and has the prices that the itinerary calculator gives', async ({
  page,
  request,
}) => {
  await open(page, '/es');
  const band = page.getByRole('region', { name: TRIP });
  await expect(band.getByText(/^Ejemplo: 12 días, unos [\d,]+ GB$/)).toBeVisible();
  const query = new URLSearchParams({ stops: 'TH:4,VN:4,JP:4', megabytes: '4600' });
  const covers = Covers.parse(
    await (await request.get(`/api/packages/itinerary?${query.toString()}`)).json(),
  );
  for (const { costCents } of [covers.oneRegional, covers.locals, covers.oneGlobal])
    await expect(band.getByText(formatMoney(money(costCents), 'es'), { exact: true })).toBeVisible();
  const [route, ways] = [band.getByRole('list').first(), band.getByRole('list').nth(1)];
  await expect(route.getByRole('listitem')).toHaveText(['Tailandia', 'Vietnam', 'Japón']);
  await expect(ways.getByRole('listitem').first()).toContainText('Lo más barato');
  await band.getByRole('link', { name: 'Planear mi viaje' }).click();
  await expect(page).toHaveURL(/\/es\/calculator\?trip=several$/);
  const several = page.getByRole('radio', { name: 'Varios países' });
  await expect(several).toBeChecked();
  const layoutShift = await listenForLayoutShifts(page);
  await page.reload();
  await expect(several).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift()).toBe(0);
});

test(
  'HOME-01 HOME-03 HOME-07 nothing moves while the whole page is read, and its map is fetched on the way',
  { tag: '@both' },
  async ({ page }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    const layoutShift = await listenForLayoutShifts(page);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.svg')) pictures.push(new URL(request.url()).pathname);
    });
    await open(page, '/es');
    await page.waitForLoadState('networkidle');
    expect(pictures).toContain('/place-pictures.svg');
    // On a wide screen the map is near enough to be fetched at once.
    if (isPhone) expect(pictures).not.toContain('/coverage-picture.svg');
    await expect(page.locator('.home-pass')).toBeVisible({ visible: !isPhone });

    const map = page.getByRole('region', { name: MAP }).getByRole('img');
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < bottom; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    }
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth))
      .toBe(1200);
    expect(await layoutShift()).toBe(0);
  },
);

test('HOME-03 the legend is the one of the coverage map', async ({ page }) => {
  await open(page, '/es');
  const legend = page.getByRole('list', { name: 'Qué significan los colores' });
  const words = await legend.getByRole('listitem').allInnerTexts();
  expect(words).toContain('20 planes o más');
  await page.getByRole('link', { name: 'Abrir el mapa de cobertura' }).click();
  await expect(page).toHaveURL(/\/es\/coverage-map$/);
  for (const text of words) await expect(legend).toContainText(text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HOME-05 HOME-06 the steps and questions can be read, and the phone check answers', async ({
    page,
  }) => {
    await page.goto('/es');
    await expect(page.getByRole('region', { name: STEPS }).getByRole('listitem')).toHaveCount(3);
    const questions = page.getByRole('region', { name: 'Antes de que preguntes' });
    const answer = questions.getByText('Cada plan lo dice en una línea.');
    await expect(answer).toBeHidden();
    await questions.getByText('¿Cuándo empiezan mis días?').click();
    await expect(answer).toBeVisible();
    await expect(questions.getByRole('link')).toHaveAttribute('href', '/es/contact');

    const check = page.getByRole('region', { name: DEVICE });
    await check.getByRole('searchbox', { name: 'Tu teléfono, tableta o reloj' }).fill('iPhone 15');
    await check.getByRole('button', { name: 'Comprobar' }).click();
    await expect(page).toHaveURL(/\/es\/compatibility\?q=iPhone\+15$/);
    await expect(page.getByRole('heading', { name: 'iPhone 15', exact: false }).first()).toBeVisible();
  });
});
