import { randomUUID } from 'node:crypto';
import { SupportFormResponse } from '#contract/support/tickets.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const TYPED = 'Please send my codes to another address.';
const PASSWORD = 'a harbour at 5 o’clock';
const OWN = 'My own question.';

test('SUPPORT-34 a ticket that a stranger wrote with my address is marked for me and for staff, in both languages', async ({
  page,
  mailbox,
  shop,
  browser,
}) => {
  const email = aBuyer();
  await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD, name: '' } });
  const [, token = ''] = /confirm=([^&]+)/.exec(await linkInMail(mailbox, email, 'confirm')) ?? [];
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
  const stranger = await browser.newPage({ baseURL: shop.origin });
  const write = async (from: typeof page, message: string) => {
    const opened = await from.request.get('/api/support-form');
    const { token: formToken } = SupportFormResponse.parse(await opened.json());
    const data = { requestId: randomUUID(), token: formToken, name: 'Ana', email, message, language: 'en' };
    // A form that is sent within seconds is refused.
    await expect
      .poll(async () => (await from.request.post('/api/support-tickets', { data })).status())
      .toBe(200);
  };
  await write(stranger, TYPED);
  await write(page, OWN);
  await stranger.close();
  await page.setViewportSize({ width: 360, height: 740 });

  for (const { base, mark, form, you } of [
    {
      base: '',
      mark: 'Written on the contact form without signing in.',
      form: 'Contact form',
      you: 'You',
    },
    {
      base: '/es',
      mark: 'Escrita en el formulario de contacto sin iniciar sesión.',
      form: 'Formulario de contacto',
      you: 'Tú',
    },
  ])
    await test.step(`the customer: ${base}/dashboard/tickets`, async () => {
      const main = page.getByRole('main');
      await open(page, `${base}/dashboard/tickets`);
      const card = (text: string) => main.getByRole('article').filter({ hasText: text });
      await expect(card(TYPED)).toContainText(mark);
      await expect(card(OWN)).toBeVisible();
      await expect(card(OWN)).not.toContainText(mark);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await card(TYPED).getByRole('link').click();
      const message = main.getByRole('listitem').filter({ hasText: TYPED });
      await expect(message.getByText(form, { exact: true })).toBeVisible();
      await expect(message).toContainText(mark.slice(7, -1));
      await expect(message.getByText(you, { exact: true })).toHaveCount(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goBack();
      await card(OWN).getByRole('link').click();
      const own = main.getByRole('listitem').filter({ hasText: OWN });
      await expect(own.getByText(you, { exact: true })).toBeVisible();
      await expect(own).not.toContainText(mark.slice(7, -1));
    });

  const inbox = await browser.newPage({ baseURL: shop.origin });
  if (shop.admin === null) throw new Error('The shop has no admin');
  await inbox.request.post('/api/auth/sign-in/email', { data: shop.admin, headers: { origin: shop.origin } });
  const staff = inbox.getByRole('main');
  await open(inbox, '/admin/inbox');
  await staff.getByRole('searchbox').fill(email);
  const row = (text: string) => staff.getByRole('listitem').filter({ hasText: text });
  const mark = 'Written on the contact form without signing in';
  await expect(row(TYPED)).toContainText(mark);
  await expect(row(OWN)).toBeVisible();
  await expect(row(OWN)).not.toContainText(mark);
  await row(TYPED).getByRole('link').click();
  await expect(staff.getByText(mark)).toBeVisible();
  await expect(staff.getByText('Ana, contact form')).toBeVisible();
  await expect(staff.getByText(/^Anybody can type this name and this address\./)).toBeVisible();
  expect(await accessibilityProblems(inbox)).toEqual([]);
  await inbox.close();
});
