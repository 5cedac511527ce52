import type { Page } from '@playwright/test';
import { z } from 'zod';
import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import type { Mailbox } from '../setup/outside-world.ts';
import { open } from '../setup/page-state.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    orders: 'Orders',
    order: /^Order \d+$/,
    events: [
      /^Order placed/,
      /^Paid: \$/,
      /^Delivered: Japan eSIM.*1\sof\s2/,
      /^Delivered: .*2\sof\s2/,
      /^Email with your eSIM sent/,
    ],
    zone: 'Times in your time zone (America/Lima).',
    withdrawal: /^You can withdraw until /,
    resend: 'Send the email again',
    sent: (email: string) => `On its way to ${email}.`,
    invoice: 'Invoice',
    print: 'Print or save as PDF',
    printed: ['Invoice number', 'Tax number: B00000000', 'This invoice states no tax. Amounts in USD.'],
    signIn: 'Sign in',
    link: 'Order and invoice',
    esim: /^View this eSIM\s+Japan eSIM.*1\sof\s2/,
  },
  es: {
    orders: 'Pedidos',
    order: /^Pedido \d+$/,
    events: [
      /^Pedido realizado/,
      /^Pagado: .*US\$/,
      /^Entregado: eSIM para Japón.*1\sde\s2/,
      /^Entregado: .*2\sde\s2/,
      /^Correo con tu eSIM enviado/,
    ],
    zone: 'Horas de tu zona horaria (America/Lima).',
    withdrawal: /^Puedes desistir hasta el /,
    resend: 'Enviar el correo de nuevo',
    sent: (email: string) => `Va en camino a ${email}.`,
    invoice: 'Factura',
    print: 'Imprimir o guardar como PDF',
    printed: ['Número de factura', 'NIF: B00000000', 'Esta factura no desglosa impuestos. Importes en USD.'],
    signIn: 'Iniciar sesión',
    link: 'Pedido y factura',
    esim: /^Ver esta eSIM\s+eSIM para Japón.*1\sde\s2/,
  },
} as const;

test.use({ timezoneId: 'America/Lima' });

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const orderMails = async (mailbox: Mailbox, email: string) =>
  (await mailbox.mailsTo(email)).filter(({ text }) => text.includes('LPA:1$')).length;

/** In both themes. */
async function expectGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `ORDER-23 ORDER-24 ORDER-29 ORDER-30 ORDER-31 ORDER-33 ORDER-43 order history, timeline, email again and invoice, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, mailbox }) => {
      const main = page.getByRole('main');
      const email = await signInAsBuyer(page, mailbox, { language, quantity: 2 });

      await test.step('ORDER-23 the section lists the order; the keyboard opens it', async () => {
        await page.getByRole('link', { name: words.orders, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders);
        await expect(main.getByRole('article')).toHaveCount(1);
        await expectGood(page);
        await main.getByRole('link', { name: words.order }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.order);
      });

      await test.step('ORDER-24 ORDER-31 every event has its time in the zone of the device', async () => {
        const events = main.getByRole('listitem').filter({ has: page.locator('time') });
        await expect(events).toHaveCount(words.events.length);
        await expect(events.first()).toHaveText(words.events[0]);
        for (const event of words.events) await expect(events.filter({ hasText: event })).toHaveCount(1);
        await expect(main.getByText(words.zone)).toBeVisible();
        const time = events.first().locator('time');
        const lima = new Intl.DateTimeFormat(language, {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: 'America/Lima',
        });
        const at = z.string().parse(await time.getAttribute('datetime'));
        expect(withoutSpaces(await time.innerText())).toBe(withoutSpaces(lima.format(new Date(at))));
        await expect(main.getByText(words.withdrawal)).toBeVisible();
        await expectGood(page);
      });

      await test.step('ORDER-33 a delivered unit links to its eSIM', async () => {
        await main.getByRole('link', { name: words.esim }).click();
        await expect(page).toHaveURL(/\/dashboard\/esims\/[0-9a-f-]{36}$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.order);
      });

      await test.step('ORDER-30 pressed twice, the email is sent again once', async () => {
        expect(await orderMails(mailbox, email)).toBe(1);
        await main.getByRole('button', { name: words.resend }).dblclick();
        await expect(main.getByRole('status').filter({ hasText: words.sent(email) })).toBeVisible();
        await main.getByRole('button', { name: words.resend }).press('Enter');
        await expect.poll(() => orderMails(mailbox, email), { timeout: 20_000 }).toBe(2);
        await page.reload();
        await expect(main.getByText(words.events[4])).toHaveCount(2);
        expect(await orderMails(mailbox, email)).toBe(2);
      });

      await test.step('ORDER-28 ORDER-29 the invoice is one page of A4 without navigation', async () => {
        await main.getByRole('link', { name: words.invoice }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.invoice);
        await test.step('ORDER-43 without discount and tax it has no columns for them', async () => {
          await expect(main.locator('.invoice-table tbody td')).toHaveCount(3);
          await expect(main.getByRole('article')).not.toContainText('–');
        });
        await expectGood(page);
        const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
        expect(pages).toBe(1);
        for (const printed of [...words.printed, email, 'Landfall Sandbox'])
          expect(text).toContain(withoutSpaces(printed));
        expect(text).toMatch(/F-\d{6}/);
        expect(text).not.toContain(withoutSpaces(words.print));
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
      });
    },
  );
}

test('ORDER-25 the browser that paid opens order and invoice without signing in; another browser is asked to sign in', async ({
  page,
  browser,
  shop,
}) => {
  const main = page.getByRole('main');
  const { email, payUrl, sessionId } = await beginCheckout(page.request, { language: 'es' });
  await payWithoutPage(page.request, payUrl);
  await open(page, localizedPath(`/checkout/success?session_id=${sessionId}`, 'es'));
  // The page moves for as long as its steps go on, and a press on a link that moves away is lost.
  await expect(main.getByText(/los cinco pasos están completos/)).toBeVisible({ timeout: 30_000 });
  await main.getByRole('link', { name: WORDS.es.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.order);
  const hidden = `${email.slice(0, 1)}•••@example.com`;
  // The address is in the event of the sent email, which may be stored after the page was opened.
  await expect(async () => {
    await page.reload();
    await expect(main.getByText(hidden)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await main.getByRole('link', { name: WORDS.es.invoice }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.invoice);
  await expect(main.getByText(hidden)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  const address = page.url();

  const other = await browser.newContext({ baseURL: shop.origin });
  const stranger = await other.newPage();
  await open(stranger, address);
  await expect(stranger).toHaveURL(/\/es\/auth\?mode=signin&next=\/dashboard\/orders\/[\w-]+\/invoice$/);
  await other.close();
});
