import type { Locator, Page } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { localizedPath } from '#core/language-path.ts';
import { aTrip } from '#tests/builders/usage/a-trip.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { esimAtNetwork } from '../setup/esim-network.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { showTrips } from './shown-trips.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    title: 'Usage',
    verdict: /^At this pace your data lasts until around /,
    range: /^Between .* if you use .*\sMB to .* a day\.$/,
    asOf: /^As of .*, next reading at /,
    slider: 'Day',
    day: /: 500\sMB used, 7\.\d\sGB left/,
    table: /^Data used per day of /,
    places: 'By country, all your eSIMs',
    sections: 'Sections of your account',
    names: ['eSIMs', 'Usage', 'Passport', 'Orders', 'Help'],
    choose: 'Choose an eSIM',
    chosen: ['South Korea', '7\u00a0GB · Expired'],
    topUp: 'Top up',
  },
  es: {
    title: 'Uso',
    verdict: /^A este ritmo tendrás datos hasta alrededor del /,
    range: /^Entre el .* si usas de .*\sMB a .* al día\.$/,
    asOf: /^Última lectura: .*\. Próxima: /,
    slider: 'Día',
    day: /: 500\sMB usados, quedan 7,\d\sGB/,
    table: /^Datos usados por día de /,
    places: 'Por país, todas tus eSIM',
    sections: 'Secciones de tu cuenta',
    names: ['eSIM', 'Uso', 'Pasaporte', 'Pedidos', 'Ayuda'],
    choose: 'Elige una eSIM',
    chosen: ['Corea del Sur', '7\u00a0GB · Caducada'],
    topUp: 'Recargar',
  },
} as const;

const JAPAN = {
  totalMegabytes: 10_240,
  validityDays: 30,
  perDay: [700, 900, 600, 500, 1_000, 650, 800, 750],
};

async function boxOf(shown: Locator) {
  return (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function fits(page: Page): Promise<void> {
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `USAGE-01 USAGE-03 USAGE-04 USAGE-05 USAGE-07 USAGE-15 USAGE-17 USAGE-43 USAGE-55 the usage screen says how long the data lasts, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, mailbox }) => {
      await signInAsBuyer(page, mailbox, language);
      const now = new Date();
      const trips = [
        aTrip({ ...JAPAN, now }),
        aTrip({
          totalMegabytes: 7_168,
          validityDays: 5,
          perDay: [5_972],
          countryCode: 'KR',
          place: 'South Korea',
          status: 'expired',
          endedDaysAgo: 12,
          now,
        }),
        aTrip({
          totalMegabytes: 5_120,
          validityDays: 30,
          perDay: [200, 100, 300],
          countryCode: null,
          place: 'Asia',
          status: 'finished',
          endedDaysAgo: 60,
          now,
        }),
      ];
      await showTrips(page, trips, language);
      await open(page, localizedPath('/dashboard/usage', language));
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(main.getByRole('heading', { level: 2, name: words.verdict })).toBeVisible();
      await expect(main.getByText(words.range)).toBeVisible();
      await expect(main.getByText(words.asOf)).toBeVisible();
      await expect(main.getByRole('link', { name: words.topUp })).toHaveAttribute('href', /\/topup\?esim=/);

      await test.step('USAGE-15 the arrow keys move over the days, and a table has the same', async () => {
        const slider = main.getByRole('slider', { name: words.slider });
        await slider.focus();
        await page.keyboard.press('Home');
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
        await expect(slider).toHaveAttribute('aria-valuenow', '4');
        const text = (await slider.getAttribute('aria-valuetext')) ?? '';
        await expect(main.locator('.usage-day')).toHaveText(text);
        const rows = main.getByRole('table', { name: words.table }).getByRole('row');
        const count = Number(await slider.getAttribute('aria-valuemax'));
        await expect(rows).toHaveCount(count + 1);
        const [, used = ''] = /: ([\d.,]+\s[MG]B)/.exec(text) ?? [];
        await expect(rows.nth(4)).toContainText(used);
        await page.keyboard.press('End');
        await expect(slider).toHaveAttribute('aria-valuenow', String(count));
      });

      await test.step('USAGE-07 the table of countries and regions', async () => {
        const table = main.getByRole('table').filter({ hasText: 'Asia' });
        await expect(main.getByRole('heading', { name: words.places })).toBeVisible();
        await expect(table.getByRole('row')).toHaveCount(4);
        await expect(table.getByRole('row').nth(1)).toContainText(language === 'es' ? 'Japón' : 'Japan');
        const [used, perDay] =
          language === 'es' ? ['5,8', '5,8\u00a0GB al día'] : ['5.8', '5.8\u00a0GB a day'];
        const cells = table
          .getByRole('row', { name: language === 'es' ? 'Corea' : 'Korea' })
          .getByRole('cell');
        await expect(cells.nth(1)).toHaveText(`${used}\u00a0GB`);
        await expect(cells.nth(3)).toHaveText(perDay);
      });

      await test.step('USAGE-17 four sections with addresses of their own', async () => {
        const links = page.getByRole('navigation', { name: words.sections }).getByRole('link');
        await expect(links).toHaveText([...words.names]);
        await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
        await expect(links.nth(0)).not.toHaveAttribute('aria-current', 'page');
        for (const [index, path] of ['', '/usage', '/passport', '/orders'].entries())
          await expect(links.nth(index)).toHaveAttribute(
            'href',
            localizedPath(`/dashboard${path}`, language),
          );
      });
      await fits(page);
      expect((await hiddenFocuses(page)).hidden).toEqual([]);

      await test.step('another eSIM is chosen, and its address can be opened again', async () => {
        await main.getByRole('combobox', { name: words.choose }).selectOption({ index: 1 });
        await expect(page).toHaveURL(new RegExp(`esim=${trips[1]?.esim.id ?? ''}`));
        await expect(main.getByRole('heading', { level: 2, name: words.verdict })).toHaveCount(0);
        await page.reload();
        const choice = main.getByRole('combobox');
        await expect(choice).toHaveValue(trips[1]?.esim.id ?? '');
        // The closed choice shows every word of the chosen one, in two lines.
        const face = main
          .locator('label')
          .filter({ has: page.getByRole('combobox') })
          .locator('span[aria-hidden] > span');
        await expect(face).toHaveText(words.chosen);
        for (const line of await face.all())
          expect(await line.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
        const title = await boxOf(page.getByRole('heading', { level: 1 }));
        const isBelow = (await boxOf(face.first())).y > title.y + title.height;
        expect(isBelow, 'USAGE-55').toBe(language === 'es');
      });
    },
  );
}

test(
  'USAGE-04 USAGE-09 USAGE-16 USAGE-27 USAGE-47 USAGE-49 USAGE-51 every state of the screen says what it knows, in words',
  { tag: '@phone' },
  async ({ page, mailbox, context, browserErrors }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await signInAsBuyer(page, mailbox, 'es');
    const main = page.getByRole('main');
    const now = new Date();
    const shows = async (trip: ReturnType<typeof aTrip>, sentence: RegExp) => {
      await page.unrouteAll();
      await showTrips(page, [trip], 'es');
      await open(page, '/es/dashboard/usage');
      await expect(main.getByRole('heading', { level: 2, name: sentence })).toBeVisible();
      await fits(page);
    };
    await shows(
      aTrip({ ...JAPAN, perDay: [], status: 'ready_to_activate', now }),
      /^Aún no has usado nada\. Tu plan de 30 días no ha empezado\.$/,
    );
    await expect(main.getByRole('link', { name: 'Instalar' })).toBeVisible();
    await expect(main.getByRole('slider')).toHaveCount(0);
    await shows(aTrip({ ...JAPAN, perDay: [700], now }), /^Quedan 9,3\sGB y 29 días\.$/);
    await test.step('USAGE-27 one pace: the one that lasts to the end', async () => {
      const text = await main.getByText(/tras dos días de lecturas/).innerText();
      const pace = /con (.+) al día/.exec(text)?.[1] ?? 'none';
      await expect(main.getByText(`${pace} al día`, { exact: true })).toBeVisible();
      await expect(main.getByRole('article').getByText(/ al día$/)).toHaveCount(1);
    });
    await shows(aTrip({ ...JAPAN, perDay: [250, 200, 300, 250], now }), /^A este ritmo te quedarán /);
    await expect(main.getByText('Suficiente hasta el final')).toBeVisible();
    await shows(aTrip({ ...JAPAN, perDay: [5_000, 5_300], status: 'finished', now }), /^Agotados desde /);
    await expect(main.getByText('Datos agotados', { exact: true })).toBeVisible();
    await shows(
      aTrip({
        ...JAPAN,
        validityDays: 4,
        perDay: [1_500, 1_000, 900, 800],
        status: 'expired',
        endedDaysAgo: 3,
        now,
      }),
      /^Tu plan terminó el /,
    );
    await test.step('USAGE-49 the chart of an ended plan names its last reading', async () => {
      const plot = main.locator('figure');
      await expect(plot.getByText('Última lectura', { exact: true })).toBeVisible();
      await expect(plot.getByText(/^Quedaban \d/)).toBeVisible();
      await expect(plot.getByText('Ahora', { exact: true })).toHaveCount(0);
      await expect(main.getByRole('term')).toHaveText(['Quedaron, de 10\u00a0GB', 'Usados']);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(main.getByText(/^Aquí terminó tu plan, /)).toBeVisible();
      await expect(main.getByText(/^Usaste .*; 5,9\sGB caducaron sin usar\.$/), 'USAGE-51').toBeVisible();
      const label = await boxOf(plot.getByText(/^Quedaban \d/));
      expect(label.y + label.height).toBeLessThanOrEqual((await boxOf(plot.locator('svg').first())).y);
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await test.step('USAGE-47 also when nothing was left', async () => {
      const course = { perDay: [5_000, 5_300], status: 'finished', endedDaysAgo: 3, now } as const;
      await shows(aTrip({ ...JAPAN, ...course, validityDays: 2 }), /^Tu plan terminó el /);
      await expect(main.getByText(/^Fin del plan/)).toHaveCount(0);
      await expect(main.getByText('Datos agotados', { exact: true })).toHaveCount(0);
    });
    await shows(
      aTrip({ ...JAPAN, perDay: [800, 4_000, 900], isUnlimited: true, now }),
      /^Usas .* al día\. No hay límite\.$/,
    );
    await expect(main.getByText('Velocidad máxima hasta 3 GB al día.')).toBeVisible();
    await shows(aTrip({ ...JAPAN, perDay: [0, 0, 0], isUnlimited: true, now }), /^Datos ilimitados\.$/);
    await expect(main.getByText(/^La red no informa del uso/)).toBeVisible();

    await test.step('the network does not answer', async () => {
      const silent = aTrip({ ...JAPAN, now: new Date(now.getTime() - 3_600_000) });
      await shows(silent, /^A este ritmo tendrás datos/);
      await page.route(/\/refresh\?/, (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'could-not-refresh', message: '' } } }),
      );
      await main.getByRole('button', { name: /^Actualizar/ }).click();
      await expect(main.getByRole('alert').filter({ hasText: 'No se pudo' })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: /^A este ritmo/ })).toBeVisible();
    });
    await test.step('offline, the last reading stays', async () => {
      await context.setOffline(true);
      await expect(main.getByText('Estás sin conexión')).toBeVisible();
      await expect(main.getByText(/^Ves la lectura de /)).toBeVisible();
      await context.setOffline(false);
      await expect(main.getByText('Estás sin conexión')).toHaveCount(0);
    });
  },
);

test('USAGE-02 USAGE-09 USAGE-43 a reading of the network appears on the screen', async ({
  page,
  mailbox,
  shop,
  request,
}) => {
  test.setTimeout(120_000);
  await signInAsBuyer(page, mailbox, 'en');
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  const [esim] = esims;
  if (esim === undefined) throw new Error('Nothing was delivered');
  const network = await esimAtNetwork({ shop, request, iccid: esim.iccid });
  await network.connects();
  await network.uses(0.5);
  await page
    .getByRole('navigation', { name: 'Sections of your account' })
    .getByRole('link', { name: 'Usage' })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: /^Nothing used yet/ })).toBeVisible();
  await main.getByRole('button', { name: /^Refresh/ }).click();
  await expect(main.getByRole('heading', { level: 2, name: '250 MB left, 1 day to go.' })).toBeVisible();
  await expect(main.getByText(/^As of .*, next reading at /)).toBeVisible();
  const japan = main.getByRole('row').filter({ hasText: 'Japan' });
  await expect(japan).toContainText('50% of 500 MB');
  await expect(japan.getByRole('cell').last()).toHaveText('Not known yet');
});
