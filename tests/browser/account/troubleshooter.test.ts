import { z } from 'zod';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const List = z.looseObject({ esims: z.array(z.record(z.string(), z.unknown())) });
const Answer = z.looseObject({ esim: z.record(z.string(), z.unknown()) });

test(
  'HELP-01 HELP-02 HELP-03 HELP-04 HELP-05 HELP-06 HELP-07 HELP-08 HELP-09 HELP-10 HELP-15 HELP-16 HELP-17 HELP-18 HELP-23 SUPPORT-35 TOPUP-40 five questions lead to a fix or to a message for support',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    await page.getByRole('link', { name: /^Instalar / }).click();
    const main = page.getByRole('main');
    const iccid = await main.getByText(/^89\d{17,18}$/).innerText();
    const code = await main.getByText(/^LPA:1\$/).innerText();
    await main.getByRole('link', { name: 'Ayuda' }).click();
    await expect(page).toHaveURL(/\/es\/dashboard\/esims\/[\w-]+\/help$/);
    const path = new URL(page.url()).pathname;
    const step = (name: string) => main.getByRole('heading', { level: 2, name });
    const press = (name: string) => main.getByRole('button', { name }).click();

    await test.step('HELP-06 the first step says what the network reported', async () => {
      const refresh = { isPossible: false, possibleAt: null };
      const facts = { readAt: '2026-11-18T12:00:00.000Z', firstConnectedAt: null, usage: null, refresh };
      const usage = {
        totalMegabytes: 3072,
        usedMegabytes: 1024,
        remainingMegabytes: 2048,
        isUnlimited: false,
      };
      const shows = async (change: object, text: RegExp) => {
        await page.route('**/api/esims/*?*', async (route) => {
          const response = await route.fetch();
          const body = Answer.parse(await response.json());
          await route.fulfill({ response, json: { ...body, esim: { ...body.esim, ...facts, ...change } } });
        });
        await open(page, path);
        await expect(main.getByText(text)).toBeVisible();
        await page.unroute('**/api/esims/*?*');
      };
      const seen = {
        ...facts,
        display: 'active',
        status: 'active',
        firstConnectedAt: '2026-11-01T12:00:00.000Z',
      };
      await shows({ display: 'ready_to_activate' }, /^La red todavía no ha visto esta eSIM.*Última lectura/);
      await shows(
        { ...seen, usage },
        /^La red vio esta eSIM por última vez: 1 nov 2026.*, Japón\. Quedan 2 GB\. Última lectura/,
      );
      await press('Sí');
      await expect(main.getByText('Pregunta 2 de 5')).toBeVisible();
      await expect(main.getByText(/^La red vio esta eSIM/)).toHaveCount(0);
      await test.step('HELP-15 little data comes before the questions', async () => {
        const little = { ...usage, usedMegabytes: 2_900, remainingMegabytes: 172 };
        await shows({ ...seen, usage: little, canTopUp: true }, /^Quedaban 172\sMB según la última lectura/);
        await expect(step('Puede que se te hayan acabado los datos')).toBeVisible();
        await expect(main.getByRole('link', { name: 'Recargar' })).toBeVisible();
        await expect(main.getByText(/^Pregunta/)).toHaveCount(0);
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        await press('Seguir con los ajustes');
        await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
      });
      await test.step('HELP-09 what the network proves is no question, until all are wanted', async () => {
        const lastUsedAt = new Date(Date.now() - 3_600_000).toISOString();
        await shows(
          { ...seen, usage, lastUsedAt },
          /^Ya está bien y no lo preguntamos: la línea, la itinerancia de datos y el APN\.$/,
        );
        await expect(main.getByText('Pregunta 1 de 2')).toBeVisible();
        await expect(step('¿Está elegida esta eSIM para los datos móviles?')).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        await press('Sí');
        await expect(step('¿Has activado y desactivado el modo avión?')).toBeFocused();
        await page.goBack();
        await press('Ver todas las preguntas');
        await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
      });
      await open(page, path);
    });

    await test.step('HELP-10 an eSIM that nobody has installed leads to its installation without a question', async () => {
      await expect(step('Esta eSIM todavía no está en un teléfono')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Instálala primero' })).toHaveAttribute(
        'href',
        path.replace(/help$/, 'install'),
      );
      await expect(main.getByText(/^Pregunta/)).toHaveCount(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await press('Ya está instalada');
    });

    await test.step('HELP-02 a wrong setting leads to its fix, in the words of the phone', async () => {
      await expect(step('¿Está activada la línea de esta eSIM?')).toBeVisible();
      await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole('button', { name: 'No, o no lo sé' }).focus();
      await page.keyboard.press('Enter');
      await expect(step('Prueba esto')).toBeFocused();
      await main.getByRole('radio', { name: 'Samsung' }).check({ force: true });
      await expect(main.getByText(/Administrador de SIM y activa esta eSIM/)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('HELP-07 the browser’s Back returns to the question before, and Forward to the fix', async () => {
      await page.goBack();
      await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.goForward();
      await expect(step('Prueba esto')).toBeVisible();
    });

    await test.step('HELP-01 HELP-02 after five questions a person helps', async () => {
      await press('Sigo sin internet');
      for (const position of [2, 3, 4, 5]) {
        await expect(main.getByText(`Pregunta ${position} de 5`)).toBeVisible();
        await press('Sí');
      }
      await expect(step('Tus ajustes están bien: escríbenos')).toBeFocused();
    });

    await test.step('HELP-05 the message is complete and has no code in it', async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole('link', { name: 'Abrir el formulario' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto y ayuda');
      await expect(main.getByLabel('Número de pedido')).toHaveValue(/^\d{6}$/);
      const text = await main.getByLabel('Mensaje').inputValue();
      expect(text).toMatch(/Pedido: \d{6}/);
      expect(text).toContain('Estado: Lista para instalar');
      expect(text).toContain('Respondí: «Ya está instalada»');
      expect(text).toContain('Dispositivo: Samsung (Android)');
      expect(text).toContain('- Línea activada: lo cambié, sigue igual');
      for (const secret of [iccid, code, code.split('$').at(-1) ?? code]) expect(text).not.toContain(secret);
      expect(page.url()).toMatch(/\/es\/contact$/);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
    });

    await test.step('HELP-23 the return from the form and a reload keep the answers, a shared address has none', async () => {
      await page.goBack();
      await expect(step('Tus ajustes están bien: escríbenos')).toBeFocused();
      await page.reload();
      await expect(step('Tus ajustes están bien: escríbenos')).toBeVisible();
      await page.goBack();
      await expect(main.getByText('Pregunta 5 de 5')).toBeVisible();
      await press('Sí');
      await main.getByRole('link', { name: 'Abrir el formulario' }).click();
      const field = main.getByLabel('Mensaje');
      await expect(field).toHaveValue(/Dispositivo: Samsung \(Android\)/);
      const text = await field.inputValue();
      expect(text).toContain('- Línea activada: lo cambié, sigue igual');
      await open(page, `${path}#step-5`);
      await expect(step('Esta eSIM todavía no está en un teléfono')).toBeVisible();
    });

    await test.step('HELP-02 a fix that works ends it', async () => {
      await open(page, path);
      await press('Ya está instalada');
      await press('No, o no lo sé');
      await press('Ya funciona');
      await expect(step('Bien, ya tienes internet')).toBeFocused();
    });

    await test.step('SUPPORT-35 the help section of the dashboard leads here', async () => {
      await open(page, '/es/dashboard/tickets');
      await main.getByRole('link', { name: '¿Sin internet? Encuentra la solución' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?from=tickets$`));
    });

    await test.step('HELP-16 it leads back to where it was opened', async () => {
      await main.getByRole('link', { name: 'Volver a la ayuda' }).click();
      await expect(page).toHaveURL(/\/es\/dashboard\/tickets$/);
      await open(page, path);
      await expect(main.getByRole('link', { name: 'Volver a la instalación' })).toBeVisible();
      await test.step('ESIM-53 its details lead here once it is on a phone', async () => {
        const link = main.getByRole('link', { name: /^¿(Sin|No) .*internet/ });
        await open(page, path.replace(/\/help$/, ''));
        await expect(main.getByRole('link', { name: 'Instalar' })).toBeVisible();
        await expect(link).toHaveCount(0);
        await page.route('**/api/esims/*?*', async (route) => {
          const response = await route.fetch();
          const body = Answer.parse(await response.json());
          const installed = { ...body.esim, status: 'ready_to_activate', display: 'ready_to_activate' };
          await route.fulfill({ response, json: { ...body, esim: { ...installed, isInstalled: true } } });
        });
        await page.reload();
        await link.click();
        await expect(main.getByText(/^Pregunta 1 de/)).toBeVisible();
        await page.unroute('**/api/esims/*?*');
      });
      await main.getByRole('link', { name: 'Volver a la eSIM' }).click();
      await expect(page).toHaveURL(new RegExp(`${path.replace(/\/help$/, '')}$`));
    });

    await test.step('HELP-18 TOPUP-40 a reading is requested when it opens, and when the top-up page does', async () => {
      const refresh = { isPossible: true, possibleAt: null };
      await page.route(/\/api\/esims\/[\w-]+\?/, async (route) => {
        const response = await route.fetch();
        const { esim, ...rest } = Answer.parse(await response.json());
        await route.fulfill({ response, json: { ...rest, esim: { ...esim, refresh } } });
      });
      await page.route(/\/api\/esims\?/, async (route) => {
        const response = await route.fetch();
        const { esims, ...rest } = List.parse(await response.json());
        await route.fulfill({
          response,
          json: { ...rest, esims: esims.map((esim) => ({ ...esim, refresh })) },
        });
      });
      const id = path.split('/').at(-2) ?? '';
      for (const opened of [path, `/es/topup?esim=${id}`]) {
        const request = page.waitForRequest(new RegExp(`/api/esims/${id}/refresh\\?`));
        await open(page, opened);
        expect((await request).method()).toBe('POST');
      }
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('HELP-08 the question about the APN and its fix have the value, to copy it', async () => {
      await page.route('**/api/esims/*?*', async (route) => {
        const response = await route.fetch();
        const body = Answer.parse(await response.json());
        const apn = { kind: 'manual', value: 'globaldata' };
        await route.fulfill({ response, json: { ...body, esim: { ...body.esim, apn } } });
      });
      await open(page, path);
      await press('Ya está instalada');
      for (const position of [1, 2, 3]) {
        await expect(main.getByText(`Pregunta ${position} de 5`)).toBeVisible();
        await press('Sí');
      }
      await expect(step('¿Es correcto el APN?')).toBeVisible();
      for (const answer of ['No, o no lo sé', 'Sigo sin internet']) {
        await expect(main.getByText('globaldata', { exact: true })).toBeVisible();
        await expect(main.getByRole('button', { name: /^Copiar APN/ })).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        await press(answer);
      }
      await expect(main.getByText('Pregunta 5 de 5')).toBeVisible();
      await page.unroute('**/api/esims/*?*');
    });

    await test.step('HELP-03 an eSIM that has ended is informed so with what helps, and may doubt it', async () => {
      let ended: object = {
        status: 'finished',
        display: 'finished',
        expiresAt: '2026-11-01T10:00:00.000Z',
        isInstalled: true,
        canTopUp: true,
        refresh: { isPossible: false, possibleAt: null },
      };
      await page.route('**/api/esims/*?*', async (route) => {
        const response = await route.fetch();
        const body = Answer.parse(await response.json());
        await route.fulfill({ response, json: { ...body, esim: { ...body.esim, ...ended } } });
      });
      const top = main.getByRole('link', { name: 'Recargar' });
      const buy = main.getByRole('link', { name: 'Comprar otro plan' });
      await open(page, path);
      await expect(step('Los días de esta eSIM se han acabado')).toBeVisible();
      await expect(top).toHaveAttribute(
        'href',
        new RegExp(`^/es/topup\\?esim=${path.split('/').at(-2) ?? ''}`),
      );
      await expect(buy).toHaveCount(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      ended = { ...ended, canTopUp: false };
      await open(page, path);
      await expect(buy).toBeVisible();
      await expect(top).toHaveCount(0);
      ended = { ...ended, expiresAt: null };
      await open(page, path);
      await expect(step('Los datos de esta eSIM se han agotado')).toBeVisible();
      await press('Aún me quedan datos y días');
      await expect(main.getByText('Pregunta 1 de 5')).toBeVisible();
    });
  },
);
