import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { endedGroups } from './ended-groups.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const PATH = '/es/dashboard/account';
const REMINDERS = '**/api/me/reminders';

const switchOf = (page: Page, name: string) => page.getByRole('main').getByRole('switch', { name });
/** The row of a switch, with its word and its messages. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch', { name }) });

/** Requests of one method wait until `release` is called. */
async function hold(page: Page, method: 'GET' | 'PUT') {
  const { promise, resolve } = Promise.withResolvers<null>();
  const sent: unknown[] = [];
  await page.route(REMINDERS, async (route) => {
    if (route.request().method() === method) {
      sent.push(route.request().postDataJSON());
      await promise;
    }
    await route.fallback();
  });
  return { sent, release: () => resolve(null) };
}

test(
  'USAGE-30 NEWS-09 the account page has a switch for each kind of email: saved at once, one change at a time',
  { tag: '@phone' },
  async ({ page, mailbox, shop, browserErrors }) => {
    const email = await signInAsBuyer(page, mailbox, 'es');
    const ended = () => endedGroups(shop.dataDir, email);
    const main = page.getByRole('main');

    await test.step('USAGE-30 the rows have their places before their states are known', async () => {
      const held = await hold(page, 'GET');
      await open(page, PATH);
      await expect(switchOf(page, 'Fin de un plan')).toBeDisabled();
      const below = main.getByRole('heading', { name: 'Tus datos' });
      const before = await below.boundingBox();
      held.release();
      await expect(switchOf(page, 'Fin de un plan')).toBeEnabled();
      expect(await below.boundingBox()).toEqual(before);
      await expect(main.getByRole('switch')).toHaveCount(5);
      await expect(main.getByRole('switch', { checked: true })).toHaveCount(4);
      await expect(switchOf(page, 'Fin de un plan')).toHaveAccessibleDescription(
        'Tres días antes de que termine un plan, y otra vez un día antes.',
      );
    });
    await test.step('USAGE-30 a press is saved at once, shown and announced, also by keyboard', async () => {
      await switchOf(page, 'Fin de un plan').press('Space');
      await expect(rowOf(page, 'Fin de un plan').getByRole('status')).toHaveText('Guardado');
      await expect(switchOf(page, 'Fin de un plan')).not.toBeChecked();
      expect(await ended()).toEqual(['plan-ends']);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });
    await test.step('USAGE-30 of several quick presses the last one counts', async () => {
      const held = await hold(page, 'PUT');
      const low = switchOf(page, 'Pocos datos');
      for (const isOn of [false, true, false]) {
        await low.click();
        await expect(low).toBeChecked({ checked: isOn });
      }
      await expect.poll(() => held.sent).toEqual([{ group: 'low-data', isWanted: false }]);
      await expect(rowOf(page, 'Pocos datos').getByText('Guardando…')).toBeVisible();
      held.release();
      await expect(rowOf(page, 'Pocos datos').getByRole('status')).toHaveText('Guardado');
      await expect(low).not.toBeChecked();
      expect(await ended()).toEqual(['low-data', 'plan-ends']);
    });
    await test.step('USAGE-30 a failure is said, and the switch goes back', async () => {
      browserErrors.expect(/500 \(Internal Server Error\)/);
      await page.route(REMINDERS, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
      );
      const review = switchOf(page, 'Petición de reseña');
      // Not uncheck(): it waits for the switch to stay off.
      await review.click();
      await expect(rowOf(page, 'Petición de reseña').getByRole('alert')).toHaveText(
        'No hemos podido guardarlo. Inténtalo de nuevo en un momento.',
      );
      await expect(review).toBeChecked();
      expect(await ended()).toEqual(['low-data', 'plan-ends']);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.unroute(REMINDERS);
      await review.uncheck();
      await expect(rowOf(page, 'Petición de reseña').getByRole('status')).toHaveText('Guardado');
      await expect(rowOf(page, 'Petición de reseña').getByRole('alert')).toHaveCount(0);
    });
    await test.step('USAGE-30 two tabs do not overwrite each other', async () => {
      const other = await page.context().newPage();
      await open(other, PATH);
      await expect(switchOf(other, 'Pocos datos')).toBeEnabled();
      await switchOf(page, 'Pocos datos').check();
      await expect(rowOf(page, 'Pocos datos').getByRole('status')).toHaveText('Guardado');
      await switchOf(other, '¿Pudiste instalarla?').uncheck();
      await expect(rowOf(other, '¿Pudiste instalarla?').getByRole('status')).toHaveText('Guardado');
      expect(await ended()).toEqual(['installation', 'plan-ends', 'review']);
      await other.close();
    });
    await test.step('NEWS-09 the newsletter is in the same list', async () => {
      await switchOf(page, 'Boletín').check();
      await expect(rowOf(page, 'Boletín').getByRole('status')).toHaveText('Guardado');
      const stored = async (): Promise<unknown> => (await page.request.get('/api/me/newsletter')).json();
      expect(await stored()).toEqual({ isWanted: true });
      await switchOf(page, 'Boletín').uncheck();
      await expect.poll(stored).toEqual({ isWanted: false });
    });
  },
);
