import { z } from 'zod';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { ShareLinkResponse } from '#contract/orders/shares.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const Answer = z.looseObject({ esim: z.looseObject({}) });
const Preview = z.looseObject({ state: z.literal('active') });

test(
  'SHARE-31 SHARE-44 SHARE-46 SHARE-52 SHARE-53 SHARE-54 SHARE-66 two links to one eSIM, from the first look to the list after its end',
  { tag: '@phone' },
  async ({ page, mailbox, browser, browserErrors }) => {
    browserErrors.expect(/status of 400/);
    await signInAsBuyer(page, mailbox, 'es');
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    const id = esims[0]?.id ?? '';
    const api = `/api/esims/${id}/shares`;
    const linkFor = async (recipientName: string) => {
      const data = { channel: 'link', recipientName, language: 'es' };
      const made = ShareLinkResponse.parse(await (await page.request.post(api, { data })).json());
      return { shareId: made.share.id, path: new URL(made.link?.url ?? '').pathname };
    };
    const main = page.getByRole('main');
    const isSound = async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    };
    const first = await linkFor('Marta');

    await test.step('SHARE-46 the page of a link says whether its eSIM is new, in use, or has ended', async () => {
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const phone = await context.newPage();
      const shared = phone.getByRole('main');
      const ofNew = [
        shared.getByText(/Está pagada; solo tienes que instalarla/),
        shared.getByRole('heading', { name: 'Antes de pulsar el botón' }),
        shared.getByRole('button', { name: 'Abrir este enlace en un teléfono' }),
      ];
      const show = shared.getByRole('button', { name: 'Ver la eSIM' });
      for (const [life, words] of [
        ['in-use', /^Esta eSIM ya está en uso: un teléfono se ha conectado con ella\./],
        ['ended', /^El plan de esta eSIM ha terminado: si la instalas ahora, no tendrás internet\./],
      ] as const) {
        await phone.route('**/api/shares/preview', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...Preview.parse(await response.json()), life } });
        });
        await open(phone, first.path);
        await expect(shared.getByText(words)).toBeVisible();
        await expect(show).toBeVisible();
        for (const part of ofNew) await expect(part).toHaveCount(0);
        expect(await accessibilityProblems(phone)).toEqual([]);
        await phone.unroute('**/api/shares/preview');
      }
      await open(phone, first.path);
      for (const part of ofNew) await expect(part).toBeVisible();
      await expect(shared.getByText(/ya está en uso|ha terminado/)).toHaveCount(0);
      await show.click();
      await expect(shared.getByText(/^LPA:1\$/)).toBeVisible();
      await context.close();
    });

    const second = await linkFor('Tom');
    const dialog = page.getByRole('dialog', { name: 'Compartir esta eSIM' });
    const several = dialog.getByText(
      /Un enlace nuevo sustituye a este, salvo que alguien ya lo haya abierto: entonces funcionan los dos\.$/,
    );
    await open(page, `/es/dashboard/esims/${id}`);
    await main.getByRole('button', { name: 'Compartir' }).click();

    await test.step('SHARE-31 SHARE-44 of two links that work, a new one ends the one that nobody has opened', async () => {
      await expect(several).toBeVisible();
      await dialog.getByRole('button', { name: 'Enlace nuevo' }).click();
      await expect(dialog.getByLabel('¿Para quién es?')).toBeFocused();
      await expect(several).toBeVisible();
    });

    await test.step('SHARE-54 from another way to send it back to the link', async () => {
      await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
      await expect(dialog.getByText(second.path)).toBeVisible();
      await dialog.getByRole('button', { name: 'Enviar de otra forma' }).click();
      await isSound();
      await dialog.getByRole('button', { name: 'Volver al enlace' }).click();
      await expect(
        dialog.getByRole('heading', { name: 'El enlace está listo: ahora envíalo' }),
      ).toBeFocused();
      await expect(dialog.getByText(second.path)).toBeVisible();
      await dialog.getByRole('button', { name: 'Listo' }).click();
      await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toBeFocused();
    });

    const list = page.getByRole('dialog', { name: 'Enlaces a esta eSIM' });
    const details = '**/api/esims/*?*';
    const showDetails = (changes: object) =>
      page.route(details, async (route) => {
        const response = await route.fetch();
        const body = Answer.parse(await response.json());
        await route.fulfill({ response, json: { ...body, esim: { ...body.esim, ...changes } } });
      });

    await test.step('SHARE-66 in use, it is not shared any more: the list of its links says why', async () => {
      const firstConnectedAt = '2026-11-01T10:00:00.000Z';
      await showDetails({ status: 'active', display: 'active', firstConnectedAt });
      await open(page, `/es/dashboard/esims/${id}`);
      await main.getByRole('button', { name: 'Enlaces a esta eSIM' }).click();
      await expect(list.getByText(/^Esta eSIM está en uso en un teléfono/)).toBeVisible();
      await expect(list.getByText('Tom', { exact: true })).toBeVisible();
      await expect(list.getByRole('button', { name: /^Enviar|^Enlace nuevo/ })).toHaveCount(0);
      await expect(list.getByRole('button', { name: 'Anular enlace' }).first()).toBeVisible();
      await showDetails({ status: 'active', display: 'active', firstConnectedAt, given: null });
      await open(page, `/es/dashboard/esims/${id}`);
      await expect(main.getByRole('link', { name: /^Instal/ }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: /^Compartir|^Enlaces/ })).toHaveCount(0);
      await page.unroute(details);
    });

    await test.step('SHARE-53 after its end the opened link is revoked, although a newer one was', async () => {
      await page.request.post(`${api}/${second.shareId}/revoke`);
      await showDetails({ status: 'expired', display: 'expired', expiresAt: '2026-11-01T10:00:00.000Z' });
      await open(page, `/es/dashboard/esims/${id}`);
      await expect(main.getByText(/^Enviada a Marta el /)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Enlaces a esta eSIM' })).toBeVisible();
    });

    await test.step('SHARE-52 the list says that it loads, and that it could not', async () => {
      const sent = Promise.withResolvers<null>();
      await page.route(`**${api}`, async (route) => {
        await sent.promise;
        await route.fulfill({ status: 400, json: {} });
      });
      await main.getByRole('button', { name: 'Enlaces a esta eSIM' }).click();
      await expect(list.getByText('Cargando los enlaces')).toBeAttached();
      sent.resolve(null);
      await expect(
        list.getByRole('alert').filter({ hasText: 'No se han podido cargar los enlaces.' }),
      ).toBeVisible();
      await isSound();
      await page.unroute(`**${api}`);
      await list.getByRole('button', { name: 'Intentar de nuevo' }).click();
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(/^eSIM para Japón, /);
      await isSound();
    });

    await test.step('SHARE-53 the link that was opened is the one to revoke', async () => {
      await expect(list.getByText('Marta', { exact: true })).toBeVisible();
      await expect(list.getByRole('button', { name: 'Anular enlace' })).toHaveCount(1);
    });
  },
);
