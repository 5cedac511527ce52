import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { esimAtNetwork } from '../setup/esim-network.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';

const LINK = /https?:\/\/\S+\/es\/email-reminders\/[\w-]+/;

test(
  'USAGE-18 USAGE-23 USAGE-24 a reminder arrives, its top-up is two presses from payment, its page ends reminders and the account turns them on again',
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
    const isOptedOut = () =>
      withDatabase(shop.dataDir, async (client) => {
        const { rowCount } = await client.query('select 1 from reminder_optouts where email = $1', [email]);
        return rowCount === 1;
      });
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
      expect(await isOptedOut()).toBe(false);
      expect(await accessibilityProblems(phone)).toEqual([]);
      expect(await sidewaysPixels(phone)).toBe(0);
    });
    await test.step('USAGE-24 one press ends reminders, another starts them again', async () => {
      const main = phone.getByRole('main');
      const end = main.getByRole('button', { name: 'No quiero más recordatorios' });
      // The second click of a double click does not take the first one back.
      await end.dblclick();
      await expect(main.getByRole('heading', { name: 'No habrá más recordatorios' })).toBeVisible();
      expect(await isOptedOut()).toBe(true);
      expect(await accessibilityProblems(phone)).toEqual([]);
      expect(await sidewaysPixels(phone)).toBe(0);
      await main.getByRole('button', { name: 'Los quiero otra vez' }).press('Enter');
      await expect(main.getByRole('heading', { name: 'Los recordatorios están activados' })).toBeVisible();
      expect(await isOptedOut()).toBe(false);
      await end.press('Enter');
      await expect(main.getByRole('heading', { name: 'No habrá más recordatorios' })).toBeVisible();
    });
    await test.step('USAGE-24 a cut link says so', async () => {
      await open(phone, path.slice(0, -5));
      await phone.getByRole('button', { name: 'No quiero más recordatorios' }).click();
      await expect(phone.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible();
      expect(await accessibilityProblems(phone)).toEqual([]);
    });
    await context.close();

    await test.step('USAGE-24 the account page turns them on again', async () => {
      await open(page, '/es/dashboard/account');
      const main = page.getByRole('main');
      await expect(main.getByText('No recibes recordatorios')).toBeVisible();
      await main.getByRole('button', { name: 'Activar los recordatorios' }).click();
      await expect(main.getByText(/^Recibes un correo cuando/)).toBeVisible();
      expect(await isOptedOut()).toBe(false);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });
  },
);
