import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { esimAtNetwork } from '../setup/esim-network.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { REMINDER_GROUPS } from '#core/reminders/reminder-group.ts';
import { endedGroups } from './ended-groups.ts';

const LINK = /https?:\/\/\S+\/es\/email-reminders\/[\w-]+/;

test(
  'USAGE-18 USAGE-23 USAGE-24 USAGE-29 a reminder arrives, its top-up is two presses from payment, its page ends its group or all and the account turns them on again',
  { tag: '@phone' },
  async ({ page, mailbox, shop, request, browser }) => {
    const email = await signInAsBuyer(page, mailbox, 'es');
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims?language=es')).json());
    const { id = '', iccid = '' } = esims[0] ?? {};
    const network = await esimAtNetwork({ shop, request, iccid });
    await expect.poll(() => network.isSubscribed(), { timeout: 30_000 }).toBe(true);
    await network.connects();
    await network.uses(0.8);
    await network.notify();
    const readIn = () =>
      withDatabase(shop.dataDir, (client) =>
        client.query('select 1 from esims where id = $1 and remind_at is not null', [id]),
      );
    await expect.poll(async () => (await readIn()).rowCount, { timeout: 30_000 }).toBe(1);
    // The next round would start within a minute.
    await withDatabase(shop.dataDir, (client) =>
      client.query("insert into jobs.job (name, data) values ('queue-reminders', '{}')"),
    );
    const reminders = async () =>
      (await mailbox.mailsTo(email)).filter(({ subject }) => subject.startsWith('Quedan'));
    await expect.poll(async () => (await reminders()).length, { timeout: 30_000 }).toBe(1);
    const [mail] = await reminders();
    const text = mail?.text ?? '';

    await test.step('USAGE-23 the link opens the top-up page with eSIM and package selected', async () => {
      const link = new URL(/https?:\/\/\S+\/es\/topup\?\S+/.exec(text)?.[0] ?? '');
      expect(link.searchParams.get('esim')).toBe(id);
      await open(page, link.pathname + link.search);
      const main = page.getByRole('main');
      await expect(main.getByRole('radio', { checked: true })).toHaveCount(1);
      await main.getByRole('checkbox', { name: /^Quiero la recarga de inmediato/ }).check();
      await main.getByRole('button', { name: 'Ir a pagar' }).click();
      await page.waitForURL(/\/pay\//);
    });

    const path = new URL(LINK.exec(text)?.[0] ?? '').pathname;
    const ended = () => endedGroups(shop.dataDir, email);
    // Another browser, without a session.
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width: 360, height: 740 },
    });
    const phone = await context.newPage();
    await test.step('USAGE-24 opening the link changes nothing, for scanners too', async () => {
      const response = await phone.request.get(path);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(response.headers()['referrer-policy']).toBe('no-referrer');
      expect(await response.text()).not.toContain(email);
      await open(phone, path);
      await expect(phone).toHaveTitle(/^Recordatorios por correo/);
      await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(phone.getByRole('button', { name: 'Dejar de recibirlos' })).toBeVisible();
      expect(await ended()).toEqual([]);
      expect(await accessibilityProblems(phone)).toEqual([]);
      expect(await sidewaysPixels(phone)).toBe(0);
    });
    const main = phone.getByRole('main');
    const all = main.getByRole('button', { name: 'No quiero más recordatorios' });
    const back = main.getByRole('button', { name: 'Los quiero otra vez' });
    await test.step('USAGE-29 one press ends the emails about low data, another starts them again', async () => {
      const own = main.getByRole('button', { name: 'Dejar de recibirlos' });
      // The second click of a double click does not take the first one back.
      await own.dblclick();
      await expect(
        main.getByRole('heading', { name: 'No habrá más correos sobre pocos datos' }),
      ).toBeVisible();
      await expect(main.getByText('Los demás recordatorios siguen como antes')).toBeVisible();
      expect(await ended()).toEqual(['low-data']);
      expect(await accessibilityProblems(phone)).toEqual([]);
      expect(await sidewaysPixels(phone)).toBe(0);
      await back.press('Enter');
      await expect(
        main.getByRole('heading', { name: 'Los correos sobre pocos datos están activados' }),
      ).toBeVisible();
      expect(await ended()).toEqual([]);
      await own.press('Enter');
      await expect(
        main.getByRole('heading', { name: 'No habrá más correos sobre pocos datos' }),
      ).toBeVisible();
    });
    await test.step('USAGE-29 the page also ends all, and takes back what that press ended', async () => {
      await all.press('Enter');
      await expect(main.getByRole('heading', { name: 'No habrá más recordatorios' })).toBeVisible();
      await expect(all).toHaveCount(0);
      expect(await ended()).toEqual(REMINDER_GROUPS.toSorted());
      await back.press('Enter');
      await expect(main.getByRole('heading', { name: 'Los recordatorios están activados' })).toBeVisible();
      expect(await ended()).toEqual(['low-data']);
      await all.press('Enter');
      await expect(main.getByRole('heading', { name: 'No habrá más recordatorios' })).toBeVisible();
    });
    await test.step('USAGE-29 opened again, the page says what is off', async () => {
      await open(phone, path);
      await expect(
        main.getByRole('heading', { name: 'No habrá más correos sobre pocos datos' }),
      ).toBeVisible();
      await expect(main.getByText('Esta dirección ya no recibe recordatorios')).toBeVisible();
    });
    await test.step('USAGE-24 a cut link says so', async () => {
      await open(phone, path.slice(0, -5));
      await expect(phone.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible();
      expect(await accessibilityProblems(phone)).toEqual([]);
    });
    await context.close();

    await test.step('USAGE-24 the account page turns each on again', async () => {
      await open(page, '/es/dashboard/account');
      const low = page.getByRole('main').getByRole('switch', { name: 'Pocos datos' });
      await expect(low).not.toBeChecked();
      await low.check();
      await expect(page.getByRole('main').getByText('Guardado').first()).toBeVisible();
      expect(await ended()).toEqual(['installation', 'plan-ends', 'review']);
    });
  },
);
