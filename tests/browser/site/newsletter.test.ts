import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test(
  'NEWS-01 NEWS-02 NEWS-03 NEWS-05 NEWS-08 NEWS-10 NEWS-12 the footer takes an address, the link in the mail subscribes it, another one ends it',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    const email = `reader-${Date.now()}@example.com`;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/subscribe-')) scripts.push(request.url());
    });
    await open(page, '/es');
    expect(scripts).toEqual([]);
    const field = footer(page).getByLabel(/^Boletín:/);
    const button = footer(page).getByRole('button', { name: 'Suscribirme' });
    await field.focus();
    await expect.poll(() => scripts.length).toBe(1);
    const said = (text: string) => expect(page.getByText(text).first()).toBeVisible();

    await test.step('NEWS-02 an empty address and one without @ are invalid', async () => {
      for (const typed of ['', 'ana']) {
        await field.fill(typed);
        await button.click();
        await said('Correo no válido');
        await said('Escribe una dirección de correo válida.');
        await expect(field).toHaveAccessibleDescription('Escribe una dirección de correo válida.');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toBeFocused();
      }
      await expect(footer(page).getByText('Correo electrónico', { exact: true })).toBeVisible();
    });
    await test.step('NEWS-03 a failure is said, and the address stays', async () => {
      browserErrors.expect(/500 \(Internal Server Error\)/);
      await page.route('**/api/subscribe-newsletter', (route) => route.fulfill({ status: 500, body: '{}' }));
      await field.fill(email);
      await button.click();
      await said('No se ha podido completar la suscripción');
      await said('Inténtalo de nuevo más tarde.');
      await expect(field).toHaveValue(email);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await page.unroute('**/api/subscribe-newsletter');
    });
    await test.step('NEWS-05 a success says that a mail was sent', async () => {
      await button.click();
      await said('Revisa tu correo');
      await expect(field).toHaveValue('');
      expect(await sidewaysPixels(page)).toBe(0);
    });
    const linkTo = async (step: string) => {
      let path = '';
      await expect
        .poll(
          async () => {
            const texts = (await mailbox.mailsTo(email)).map(({ text }) => text).join('\n');
            path = new RegExp(String.raw`/es/newsletter/${step}/[\w-]+`).exec(texts)?.[0] ?? '';
            return path;
          },
          { timeout: 20_000 },
        )
        .not.toBe('');
      return path;
    };
    const main = page.getByRole('main');
    await open(page, await linkTo('confirm'));
    expect(await accessibilityProblems(page)).toEqual([]);
    await main.getByRole('button', { name: 'Sí, quiero suscribirme' }).click();
    await expect(main.getByRole('heading', { name: 'Suscripción confirmada' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await open(page, await linkTo('unsubscribe'));
    await main.getByRole('button', { name: 'Darme de baja' }).dblclick();
    await expect(main.getByRole('heading', { name: 'Te has dado de baja' })).toBeVisible();
    expect(await sidewaysPixels(page)).toBe(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NEWS-10 NEWS-11 the form posts, and a page says what happened, with what was typed', async ({
    page,
    shop,
  }) => {
    await page.goto('/contact');
    const field = footer(page).getByLabel(/^Newsletter:/);
    await field.fill('ana');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(`${shop.origin}/newsletter#invalid`);
    await expect(page.getByRole('heading', { name: 'Invalid email' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeHidden();
    const again = page
      .getByRole('main')
      .getByLabel(/^Newsletter:/)
      .filter({ visible: true });
    await expect(again).toHaveValue('ana');
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('');
    await field.fill(`plain-${Date.now()}@example.com`);
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(`${shop.origin}/newsletter#sent`);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });

  for (const { path, label, button, title, text, sent } of [
    {
      path: '/newsletter',
      label: /^Newsletter:/,
      button: 'Subscribe',
      title: 'Invalid email',
      text: 'Please enter a valid email address.',
      sent: 'Check your inbox',
    },
    {
      path: '/es/newsletter',
      label: /^Boletín:/,
      button: 'Suscribirme',
      title: 'Correo no válido',
      text: 'Escribe una dirección de correo válida.',
      sent: 'Revisa tu correo',
    },
  ])
    test(`NEWS-02 NEWS-10 an empty form says what is wrong above another form: ${path}`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await footer(page).getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(`${shop.origin}${path}#invalid`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title })).toBeInViewport();
      await expect(main.getByText(text)).toBeInViewport();
      expect(await sidewaysPixels(page)).toBe(0);
      const card = main.locator('#invalid');
      await card.getByLabel(label).fill(`again-${Date.now()}@example.com`);
      await card.getByRole('button', { name: button }).click();
      await expect(main.getByRole('heading', { name: sent })).toBeVisible();
      await expect(main.getByRole('heading', { name: title })).toBeHidden();
    });
});
