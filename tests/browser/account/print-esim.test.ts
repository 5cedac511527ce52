import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { localizedPath } from '#core/language-path.ts';

const WORDS = {
  en: {
    link: /^Print /,
    heading: 'Print your eSIM',
    button: 'Print this page',
    systems: ['iPhone', 'Samsung', 'Pixel / Android'],
    arrival: 'When you land: open the eSIM under SIMs',
  },
  es: {
    link: /^Imprimir /,
    heading: 'Imprime tu eSIM',
    button: 'Imprimir esta página',
    systems: ['iPhone', 'Samsung', 'Pixel / Android'],
    arrival: 'Cuando aterrices: abre la eSIM en SIM',
  },
} as const;

const Install = z.object({
  esim: z.looseObject({
    title: z.string(),
    daysStart: z.string(),
    activationCode: z.string(),
    smdpAddress: z.string(),
    iccid: z.string(),
  }),
});

const Details = z.looseObject({ esim: z.looseObject({}) });

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `INSTALL-15 INSTALL-16 ESIM-42 an eSIM is printed on one A4 page with QR code, codes, steps and support address, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, mailbox }) => {
      await signInAsBuyer(page, mailbox, language);
      await page.getByRole('link', { name: /^(?:Details|Detalles) / }).click();
      const fetched = page.waitForResponse(/\/api\/esims\/[\w-]+\/install/);
      await page.getByRole('main').getByRole('link', { name: words.link }).click();
      const { esim } = Install.parse(await (await fetched).json());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      await expect(page.getByRole('button', { name: words.button })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);

      const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect(pages).toBe(1);
      for (const printed of [
        esim.title,
        esim.activationCode,
        esim.smdpAddress,
        esim.iccid,
        ...words.systems,
        words.arrival,
        'support@landfall.example',
      ])
        expect(text).toContain(withoutSpaces(printed));
      expect(text).not.toContain(withoutSpaces(words.button));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('img', { name: esim.title })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      const printedTitle = page.getByRole('article').getByRole('heading', { level: 2 });
      expect(await printedTitle.textContent()).toMatch(/\d\u00a0[GM]B/);

      await test.step('INSTALL-15 INSTALL-16 a named eSIM whose days run has its name, and no word of their start', async () => {
        const sheet = page.getByRole('article');
        await expect(sheet.getByText(esim.daysStart)).toBeVisible();
        await page.route('**/api/esims/*?*', async (route) => {
          const response = await route.fetch();
          const body = Details.parse(await response.json());
          const firstConnectedAt = '2026-11-18T10:00:00.000Z';
          const changed = { ...body.esim, firstConnectedAt, name: 'Viaje de Ana' };
          await route.fulfill({ response, json: { ...body, esim: changed } });
        });
        await page.reload();
        await expect(sheet.getByRole('heading', { name: 'Viaje de Ana' })).toBeVisible();
        await expect(sheet.getByText(esim.title, { exact: true })).toBeVisible();
        await expect(sheet.getByText(esim.daysStart)).toHaveCount(0);
      });
    },
  );
}

test('INSTALL-15 INSTALL-62 a page with the longest name and a warning has the steps of the shop and stays one page', async ({
  page,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const ofNetwork = { version: null, qr: ['Toca Agregar eSIM.'], network: [], manual: [] };
  await page.route('**/api/esims/*/install?*', async (route) => {
    const response = await route.fetch();
    const { esim } = Install.parse(await response.json());
    const platforms = [{ system: 'ios', ...ofNetwork }];
    await route.fulfill({ response, json: { esim: { ...esim, startsOnInstall: true, platforms } } });
  });
  await page.route('**/api/esims/*?*', async (route) => {
    const response = await route.fetch();
    const body = Details.parse(await response.json());
    const name = 'Viaje '.repeat(10).trim().slice(0, MAX_ESIM_NAME_LENGTH);
    await route.fulfill({ response, json: { ...body, esim: { ...body.esim, name } } });
  });
  await page.getByRole('link', { name: /^Detalles / }).click();
  await page.getByRole('main').getByRole('link', { name: WORDS.es.link }).click();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3 * 5);
  const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  for (const words of [
    'Abre Ajustes › Datos móviles › Añadir eSIM.',
    'Conexiones › Administrador de SIM',
    'Red e Internet › SIM',
    'Agregar en vez de Añadir',
  ])
    expect(text).toContain(withoutSpaces(words));
  expect(text).not.toContain(withoutSpaces('Toca Agregar eSIM.'));
});

test("INSTALL-15 the page of another customer's eSIM looks like that of an unknown one, and a guest signs in first", async ({
  page,
  mailbox,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  await open(page, `/es/dashboard/esims/${randomUUID()}/print`);
  await expect(page).toHaveURL(/\/es\/auth\?mode=signin&next=\/dashboard\/esims\/[\w-]+\/print$/);
  await signInAsBuyer(page, mailbox, 'es');
  await page.getByRole('link', { name: /^Detalles / }).click();
  const ofAna = await page.getByRole('main').getByRole('link', { name: WORDS.es.link }).getAttribute('href');
  await context.clearCookies();
  await signInAsBuyer(page, mailbox, 'es');
  const shown = async (path: string) => {
    await open(page, path);
    await expect(page.getByRole('alert')).toContainText('No conocemos esta eSIM');
    return page.getByRole('main').innerText();
  };
  expect(await shown(ofAna ?? '')).toBe(
    await shown(localizedPath(`/dashboard/esims/${randomUUID()}/print`, 'es')),
  );
});
