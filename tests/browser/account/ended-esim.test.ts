import type { Page } from '@playwright/test';
import { z } from 'zod';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { placesOf, readBrowserStorage } from '../setup/browser-storage.ts';
import { open } from '../setup/page-state.ts';
import { readEsim, save, secretsOf } from '../setup/saved-esim.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const Details = z.looseObject({ esim: z.looseObject({}) });
const List = z.looseObject({ esims: z.array(z.looseObject({ id: z.string() })) });

const PAST = '2026-11-01T10:00:00.000Z';
const RUN = {
  isInstalled: true,
  firstConnectedAt: '2026-10-02T10:00:00.000Z',
  readAt: '2026-11-01T08:00:00.000Z',
  canTopUp: false,
  noTopupReason: 'not-rechargeable',
  usage: { totalMegabytes: 1000, usedMegabytes: 750, remainingMegabytes: 250, isUnlimited: false },
};
const IN_USE = { ...RUN, status: 'active', display: 'active', expiresAt: '2036-11-01T10:00:00.000Z' };
const ACTIVE_PAST_ITS_END = { ...RUN, status: 'active', display: 'active', expiresAt: PAST };
const GIVEN = { recipient: null, recipientName: 'Marta', at: PAST, isOpened: true, isInOwnersUse: false };
const USED_UP = { ...RUN, status: 'finished', display: 'finished', expiresAt: '2036-11-01T10:00:00.000Z' };
const RECYCLED = { ...RUN, status: 'recycled', display: 'recycled', expiresAt: PAST };

/** The eSIM of this page is what `state` says from now on. */
async function pretend(page: Page, state: () => object): Promise<void> {
  await page.route('**/api/esims/*?*', async (route) => {
    const response = await route.fetch();
    const body = Details.parse(await response.json());
    await route.fulfill({ response, json: { ...body, esim: { ...body.esim, ...state() } } });
  });
  await page.route('**/api/esims?*', async (route) => {
    const response = await route.fetch();
    const body = List.parse(await response.json());
    const esims = body.esims.map((esim) => ({ ...esim, ...state() }));
    await route.fulfill({ response, json: { ...body, esims } });
  });
}

for (const language of ['en', 'es'] as const) {
  const w = {
    en: {
      start: '',
      expired: 'Expired',
      usedUp: 'Data used up',
      recycled: 'No longer usable',
      useUnknown: 'How much was used is no longer known.',
      unused: 'Not used',
      left: /left of/,
      buy: /^Buy a new plan/,
      install: /^Install/,
      help: 'No internet?',
      print: /^Print/,
      save: 'Save for offline',
      share: 'Share',
      final: /^This eSIM cannot be topped up\./,
      theirs: 'This eSIM belongs to Marta',
      links: 'Links to this eSIM',
      revoke: ['Revoke link', 'Yes, revoke', 'Ended: revoked or replaced'],
      titles: {
        daysOver: 'The plan of your eSIM has ended',
        dataUsed: 'The data of your eSIM is used up',
        recycled: 'Your eSIM can no longer be used',
      },
    },
    es: {
      start: '/es',
      expired: 'Caducada',
      usedUp: 'Datos agotados',
      recycled: 'Ya no se puede usar',
      useUnknown: 'Ya no se sabe cuántos datos se usaron.',
      unused: 'Sin usar',
      left: /te quedan|quedan de/i,
      buy: /^Comprar otro plan/,
      install: /^Instala/,
      help: '¿Sin internet?',
      print: /^Imprimir/,
      save: 'Guardar sin conexión',
      share: 'Compartir',
      final: /^Esta eSIM no se puede recargar\./,
      theirs: 'Esta eSIM es de Marta',
      links: 'Enlaces a esta eSIM',
      revoke: ['Anular enlace', 'Sí, anular', 'Terminado: anulado o sustituido'],
      titles: {
        daysOver: 'El plan de tu eSIM ha terminado',
        dataUsed: 'Los datos de tu eSIM se han agotado',
        recycled: 'Tu eSIM ya no se puede usar',
      },
    },
  }[language];

  test(
    `ESIM-33 ESIM-34 ESIM-37 ESIM-41 ESIM-52 SHARE-14 SHARE-48 SHARE-49 INSTALL-58 an eSIM that has ended looks the same on every screen, whatever the network said last, in ${language}`,
    {
      tag: '@phone',
    },
    async ({ page, mailbox }) => {
      await signInAsBuyer(page, mailbox, language);
      const { esims } = List.parse(await (await page.request.get('/api/esims')).json());
      const path = `${w.start}/dashboard/esims/${esims[0]?.id ?? ''}`;
      let state: object = ACTIVE_PAST_ITS_END;
      await pretend(page, () => state);
      const main = page.getByRole('main');
      const offersNothing = async () => {
        for (const name of [w.install, w.help, w.print])
          await expect(main.getByRole('link', { name })).toHaveCount(0);
        for (const name of [w.save, w.share]) await expect(main.getByRole('button', { name })).toHaveCount(0);
      };
      const isSound = async () => {
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
      };

      await test.step('ESIM-33 the dashboard calls it expired and leads to a new plan', async () => {
        await open(page, `${w.start}/dashboard`);
        const pass = page.getByRole('article').first();
        await expect(pass.getByText(w.expired).first()).toBeVisible();
        await expect(pass.getByRole('link', { name: w.buy })).toBeVisible();
        await expect(pass.getByText(w.left)).toHaveCount(0);
        await offersNothing();
        await isSound();
      });

      await test.step('ESIM-37 its details call the rest not used, and lead to a new plan', async () => {
        await open(page, path);
        await expect(main.getByText(w.expired).first()).toBeVisible();
        await expect(main.getByText(w.unused)).toBeVisible();
        await expect(main.getByText(w.final)).toBeVisible();
        await test.step('ESIM-41 nothing is said that matters only before the end', async () => {
          await expect(main.getByText(/Airalo/)).toHaveCount(0);
          state = { ...ACTIVE_PAST_ITS_END, given: GIVEN };
          await open(page, path);
          await expect(main.getByText(w.unused)).toBeVisible();
          await expect(main.getByText(w.theirs)).toHaveCount(0);
        });
        await test.step('SHARE-48 its installation page leads to a new plan, too', async () => {
          await open(page, `${path}/install`);
          await expect(main.getByRole('link', { name: w.buy })).toBeVisible();
          await expect(main.getByText(w.theirs)).toHaveCount(0);
          await isSound();
          await open(page, path);
          await expect(main.getByText(w.unused)).toBeVisible();
        });
        await test.step('SHARE-49 a link that works is revoked from its details, and not sent again', async () => {
          const data = { channel: 'link', recipientName: 'Marta', language };
          expect(
            (await page.request.post(`/api/esims/${esims[0]?.id ?? ''}/shares`, { data })).status(),
          ).toBe(200);
          await main.getByRole('button', { name: w.links }).click();
          const dialog = page.getByRole('dialog', { name: w.links });
          await expect(dialog.getByText('Marta', { exact: true })).toBeVisible();
          await expect(dialog.getByRole('button')).toHaveCount(2);
          const [first = '', second = '', ended = ''] = w.revoke;
          await dialog.getByRole('button', { name: first }).click();
          await isSound();
          await dialog.getByRole('button', { name: second }).click();
          await expect(dialog.getByText(ended)).toBeVisible();
          await page.keyboard.press('Escape');
        });
        await expect(main.getByText(w.left)).toHaveCount(0);
        await expect(main.getByRole('link', { name: w.buy })).toBeVisible();
        await offersNothing();
        await isSound();
      });

      await test.step('INSTALL-58 the page of its installation is titled after its end', async () => {
        const title = page.getByRole('heading', { level: 1 });
        await open(page, `${path}/install`);
        await expect(title).toHaveText(w.titles.daysOver);
        await expect(page).toHaveTitle(new RegExp(`^${w.titles.daysOver}`));
        state = USED_UP;
        await open(page, `${path}/install`);
        await expect(title).toHaveText(w.titles.dataUsed);
        state = RECYCLED;
        await open(page, `${path}/install`);
        await expect(title).toHaveText(w.titles.recycled);
        await isSound();
      });

      await test.step('ESIM-33 the details of used-up data lead to a new plan, not to the installation', async () => {
        state = USED_UP;
        await open(page, path);
        await expect(main.getByText(w.usedUp).first()).toBeVisible();
        await expect(main.getByRole('link', { name: w.buy })).toBeVisible();
        await offersNothing();
        await isSound();
      });

      await test.step('ESIM-34 nothing installs a recycled one', async () => {
        state = RECYCLED;
        for (const screen of ['', '?tab=technical', '/install', '/print']) {
          await open(page, path + screen);
          await expect(main.getByRole('heading').first()).toBeVisible();
          await expect(main.getByText(/LPA:1\$/)).toHaveCount(0);
          await expect(main.locator('details')).toHaveCount(0);
          await isSound();
        }
        await open(page, path);
        await expect(main.getByText(w.recycled).first()).toBeVisible();
        await expect(main.getByText(/^750\s?MB$/)).toBeVisible();
        await offersNothing();
      });

      await test.step('ESIM-55 of a recycled one that was read before its use no figure is shown', async () => {
        state = { ...RECYCLED, usage: { ...RUN.usage, usedMegabytes: 0, remainingMegabytes: 1000 } };
        await open(page, path);
        await expect(main.getByText(w.useUnknown)).toBeVisible();
        await expect(main.getByText(/^0\s?MB$/)).toHaveCount(0);
      });
    },
  );
}

test('INSTALL-55 the print page shows no code while it cannot know whether the eSIM may be installed', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/);
  await signInAsBuyer(page, mailbox, 'es');
  const { esims } = List.parse(await (await page.request.get('/api/esims')).json());
  const id = esims[0]?.id ?? '';
  await page.route(`**/api/esims/${id}?*`, (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, `/es/dashboard/esims/${id}/print`);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/LPA:1\$/)).toHaveCount(0);
  await page.unroute(`**/api/esims/${id}?*`);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('article').getByText(/^LPA:1\$/)).toBeVisible();
});

test('ESIM-38 when the eSIMs cannot be read again, the last ones stay, with a line that reads them again', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/);
  await signInAsBuyer(page, mailbox, 'es');
  await page.clock.install();
  await open(page, '/es/dashboard');
  // Orders are articles, too.
  const esim = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Instalar/ }) });
  await expect(esim).toBeVisible();
  await page.route('**/api/esims?*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.clock.fastForward('10:00');
  await expect(page.getByText('No se pudo actualizar el estado de la eSIM')).toBeVisible();
  await expect(esim).toBeVisible();
  await page.unroute('**/api/esims?*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('No se pudo actualizar el estado de la eSIM')).toHaveCount(0);
});

test.describe('a saved copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'INSTALL-54 INSTALL-65 ESIM-34 of an eSIM that ended says so above its folded codes, and of a recycled one is deleted',
    {
      tag: '@phone',
    },
    async ({ page, mailbox }) => {
      await signInAsBuyer(page, mailbox, 'es');
      const esim = await readEsim(page);
      await save(page);
      let state: object = IN_USE;
      await pretend(page, () => state);
      await open(page, '/es/dashboard');
      const copies = async () =>
        (await readBrowserStorage(page))
          .filter(({ where }) => where.includes('saved-1'))
          .map(({ text }) => text)
          .join();
      await expect.poll(copies).toContain('"isUsed":true');
      await test.step('INSTALL-65 one that has connected says that it is on a phone', async () => {
        await page.goto('/es/dashboard/saved');
        await expect(page.getByText(/^Esta eSIM ya está en un teléfono/)).toBeVisible();
        expect(await sidewaysPixels(page)).toBe(0);
      });
      state = ACTIVE_PAST_ITS_END;
      await open(page, '/es/dashboard');
      await expect.poll(copies).toContain(PAST);
      await page.goto('/es/dashboard/saved');
      await expect(page.getByText('Tu plan terminó el 1 nov 2026')).toBeVisible();
      const code = page.getByText(esim.activationCode, { exact: true });
      await expect(code).toBeHidden();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await page.getByText('Los códigos y pasos de esta eSIM').click();
      await expect(code).toBeVisible();

      state = RECYCLED;
      await open(page, '/es/dashboard');
      await expect.poll(async () => placesOf(await readBrowserStorage(page), secretsOf(esim))).toEqual([]);
    },
  );
});
