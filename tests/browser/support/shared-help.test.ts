import type { Browser, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { ShareLinkResponse } from '#contract/orders/shares.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { collectBrowserErrors } from '../setup/browser-errors.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const Revealed = z.looseObject({ state: z.literal('active') });

/** The path of a link to the buyer's eSIM, and what must not be shown to its recipient. */
async function shareAnEsim(page: Page, email: string) {
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  const [esim] = esims;
  if (esim === undefined) throw new Error('The buyer has no eSIM');
  const data = { channel: 'link', recipientName: 'Marta', language: 'es' };
  const made = await page.request.post(`/api/esims/${esim.id}/shares`, { data });
  const path = new URL(ShareLinkResponse.parse(await made.json()).link?.url ?? '').pathname;
  return { path, owned: [email, esim.orderNumber, esim.id, 'Marta'] };
}

/** Another person, on a phone without any cookie. */
async function aPhone(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 360, height: 740 },
  });
  return context.newPage();
}

/** The eSIM of the link is in this state from now on. */
async function pretend(phone: Page, use: object): Promise<void> {
  await phone.unroute('**/api/shares/reveal');
  await phone.route('**/api/shares/reveal', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...Revealed.parse(await response.json()), use } });
  });
}

test(
  'SHARE-37 SHARE-38 SHARE-69 the recipient of a link reads that the eSIM is in use or has ended, and the troubleshooter leads to a message without its owner',
  { tag: '@phone' },
  async ({ page, mailbox, browser }) => {
    const { path, owned } = await shareAnEsim(page, await signInAsBuyer(page, mailbox, 'es'));
    const phone = await aPhone(browser, page);
    const errors = collectBrowserErrors(phone);
    const main = phone.getByRole('main');
    const heading = (name: string) => main.getByRole('heading', { name });
    const press = (name: string) => main.getByRole('button', { name }).click();
    const reveal = async () => {
      await open(phone, path);
      await press('Ver la eSIM');
    };
    const looksRight = async () => {
      expect(await accessibilityProblems(phone)).toEqual([]);
      expect(await sidewaysPixels(phone)).toBe(0);
    };
    const code = main.getByText(/^LPA:1\$/);

    await reveal();
    const codes = await Promise.all([code.innerText(), main.getByText(/^89\d{17,18}$/).innerText()]);
    const secrets = [...owned, ...codes, codes[0].split('$').at(-1) ?? '', path.split('/').at(-1) ?? ''];

    await test.step('SHARE-69 before any scrolling, the button that marks it is below the steps', async () => {
      const bottomOf = async (part: Locator) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height;
      };
      const steps = await bottomOf(main.locator('.install-guide'));
      expect(steps).toBeGreaterThan(phone.viewportSize()?.height ?? Infinity);
      expect(await bottomOf(main.getByRole('button', { name: 'Ya la instalé' }))).toBeGreaterThan(steps);
    });

    await test.step('SHARE-38 Help opens the troubleshooter in the same page, and Back returns to the eSIM', async () => {
      await press('Ayuda');
      await expect(heading('¿No tienes internet? Veamos por qué')).toBeFocused();
      await expect(heading('Esta eSIM todavía no está en un teléfono')).toBeVisible();
      await expect(code).toHaveCount(0);
      await looksRight();
      await press('Ya está instalada');
      await press('Sí');
      await expect(main.getByText('Pregunta 2 de 5')).toBeVisible();
      await phone.goBack();
      await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
      await phone.goBack();
      await press('Instálala primero');
      await expect(code).toBeVisible();
      await press('Ya la instalé');
      await expect(main.getByText('La marcaste como instalada')).toBeVisible();
      await press('Ayuda');
      await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
    });

    await test.step('SHARE-38 its end leads to the person who sent it, and to a message for support', async () => {
      await press('No, o no lo sé');
      await main.getByRole('radio', { name: 'Samsung' }).check({ force: true });
      await press('Sigo sin internet');
      for (const position of [2, 3, 4, 5]) {
        await expect(main.getByText(`Pregunta ${position} de 5`)).toBeVisible();
        await press('Sí');
      }
      await expect(heading('Tus ajustes están bien: escríbenos')).toBeFocused();
      await looksRight();
      const links = [
        /^https:\/\/wa\.me\/\?text=Hola%2C%20la%20eSIM%20que%20me%20enviaste/,
        /^sms:\?body=Hola/,
      ];
      for (const [index, name] of ['Preguntar por WhatsApp', 'Preguntar por SMS'].entries()) {
        const link = main.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', links[index] ?? '');
        const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
        for (const secret of secrets) expect(href).not.toContain(secret);
      }
      await main.getByRole('link', { name: 'Abrir el formulario' }).click();
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Contacto y ayuda');
      expect(new URL(phone.url()).pathname).toBe('/es/contact');
      await expect(main.getByLabel('Número de pedido')).toHaveValue('');
      const text = await main.getByLabel('Mensaje').inputValue();
      expect(text).toContain('La recibí por un enlace de otra persona.');
      expect(text).toContain('Estado: Lista para activar');
      expect(text).toContain('Dispositivo: Samsung (Android)');
      expect(text).toContain('- Línea activada: lo cambié, sigue igual');
      for (const secret of secrets) expect(text).not.toContain(secret);
    });

    await test.step('SHARE-37 an eSIM in use is not offered to be installed first', async () => {
      await pretend(phone, { status: 'active', isConnected: true, hasStarted: true, end: null });
      await reveal();
      await expect(heading('Está instalada y conectada')).toBeVisible();
      await expect(code).toBeHidden();
      await expect(main.getByRole('button', { name: 'Ya la instalé' })).toHaveCount(0);
      await looksRight();
      await main.getByText('Los códigos y pasos de esta eSIM').click();
      await expect(code).toBeVisible();
      await press('Ayuda');
      await expect(main.getByText(/^La red ya ha visto esta eSIM/)).toBeVisible();
    });

    await test.step('SHARE-37 SHARE-38 an eSIM whose plan has ended says so, and no question is asked', async () => {
      await pretend(phone, { status: 'expired', isConnected: true, hasStarted: true, end: 'days' });
      await reveal();
      await expect(heading('El plan de esta eSIM ha terminado')).toBeVisible();
      await expect(code).toBeHidden();
      await looksRight();
      await press('Ayuda');
      await expect(heading('Los días de esta eSIM se han acabado')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Preguntar por WhatsApp' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Recargar' })).toHaveCount(0);
      await looksRight();
      await press('Volver a la eSIM');
      await expect(heading('El plan de esta eSIM ha terminado')).toBeVisible();
      await pretend(phone, { status: 'finished', isConnected: true, hasStarted: true, end: 'data' });
      await reveal();
      await expect(heading('Esta eSIM ya no tiene datos')).toBeVisible();
      await expect(code).toBeHidden();
    });
    errors.verify();
    await phone.context().close();
  },
);
