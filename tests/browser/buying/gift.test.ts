import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer, beginCheckout, payByCard, payWithoutPage } from '../setup/buy-esim.ts';
import { CHECKOUT_WORDS, openCheckout, tickAll } from '../setup/checkout.ts';
import { shareLinkInMail } from '../setup/link-in-mail.ts';
import type { Mailbox } from '../setup/outside-world.ts';
import { listenForLayoutShifts, open, untilHydrated } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';

/** Tomorrow, as the browser counts days. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

/** The clock of the shop is that of the machine, so the day comes to the gift. */
function letTheDayCome(dataDir: string, recipient: string): Promise<unknown> {
  return withDatabase(dataDir, (client) =>
    client.query('update gifts set send_at = now() where recipient_email = $1', [recipient]),
  );
}

async function linkTo(mailbox: Mailbox, address: string): Promise<string> {
  await expect.poll(async () => (await mailbox.mailsTo(address)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailbox.mailsTo(address);
  expect(mail?.subject).toBe('You have received an eSIM as a gift');
  return new URL(/https?:\/\/\S+\/share\/[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
}

/** Opens the link on another phone and presses the button. */
async function revealElsewhere(browser: Browser, origin: string, path: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: origin });
  const page = await context.newPage();
  await open(page, path);
  await expect(page.getByText('Eva, this travel eSIM is a gift from Tía Ana.')).toBeVisible();
  const isUnchecked = page.getByText('The buyer typed this name. We have not checked it.');
  await expect(isUnchecked).toBeVisible();
  await expect(page.getByText('¡Buen viaje!', { exact: true })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('A gift for you');
  await page.getByRole('button', { name: 'Show the eSIM' }).click();
  await expect(page.getByText(/LPA:1\$/).first()).toBeAttached();
  await expect(page.getByText('A gift from Tía Ana', { exact: true })).toBeVisible();
  await expect(isUnchecked).toBeVisible();
  await expect(page.getByText('¡Buen viaje!', { exact: true })).toBeVisible();
  await expect(title).toHaveText('A gift for you');
  await expect(page).toHaveTitle(/^A gift for you/);
  await context.close();
}

test(
  'GIFT-01 GIFT-02 GIFT-06 GIFT-09 GIFT-10 GIFT-12 GIFT-22 GIFT-24 GIFT-25 GIFT-30 GIFT-32 GIFT-35 a gift is bought in Spanish, corrected, sent in English and opened; then it cannot be changed',
  { tag: '@phone' },
  async ({ page, shop, mailbox, browser, browserErrors }) => {
    browserErrors.expect(/409 \(Conflict\)/);
    const [buyer, wrong, recipient] = [aBuyer(), aBuyer(), aBuyer()];
    const dialog = await openCheckout(page, 'es');
    await dialog.getByLabel(CHECKOUT_WORDS.es.email).fill(buyer);
    await tickAll(dialog);
    const gift = dialog.getByRole('switch', { name: 'Es para otra persona' });
    await expect(gift).toHaveAccessibleName('Es para otra persona');
    await expect(gift).toHaveAccessibleDescription('Se lo enviamos por correo el día que elijas.');
    await gift.focus();
    await page.keyboard.press('Space');
    await test.step('GIFT-24 the disclaimer is about the other phone, and must be ticked again', async () => {
      const about = dialog.getByRole('region', { name: '¿Funcionará en el teléfono de la otra persona?' });
      const box = about.getByRole('checkbox', { name: /^El teléfono de la otra persona admite eSIM/ });
      await expect(box).not.toBeChecked();
      await expect(about.getByRole('link', { name: /^Comprobar ese teléfono/ })).toBeVisible();
      await expect(dialog.getByText(/\b[Tt]u teléfono|\b[Mm]i teléfono/)).toHaveCount(0);
      await box.check();
    });
    await test.step('GIFT-30 the text about withdrawal is about the gift, and must be ticked again', async () => {
      const box = dialog.getByRole('checkbox', { name: /^Quiero que el regalo se prepare ahora mismo\./ });
      await expect(box).not.toBeChecked();
      await expect(dialog.getByText(/recibir mi eSIM/)).toHaveCount(0);
      await box.check();
    });
    const email = dialog.getByLabel('Correo de la otra persona');
    const message = dialog.getByLabel('Mensaje');

    await test.step('GIFT-02 GIFT-04 invalid fields say what is wrong', async () => {
      await email.fill('eva');
      await message.fill('Mira evil.example');
      await dialog.getByLabel('Tu nombre').fill('\u3164');
      await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
      await expect(dialog.getByText('Introduce un correo electrónico válido')).toBeVisible();
      await expect(email).toBeFocused();
      await expect(dialog.getByText('Aquí no se permiten enlaces ni direcciones web.')).toBeVisible();
      await expect(dialog.getByText('Este nombre no tiene ningún carácter visible.')).toBeVisible();
      await email.fill(buyer);
      await expect(dialog.getByText('Es tu propia dirección')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await email.fill(wrong);
    await dialog.getByLabel('Nombre de la otra persona').fill('Eva');
    await dialog.getByLabel('Tu nombre').fill('Tía Ana');
    await message.fill('¡Buen viaje!');
    await dialog.getByLabel('Día de envío').fill(tomorrow());
    await dialog.getByLabel('Idioma del correo').selectOption('en');
    await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
    await page.waitForURL(/\/pay\//);
    await payByCard(page, page.url(), 'es');

    const panel = page.getByRole('region', { name: 'Tu regalo' });
    await test.step('GIFT-06 GIFT-09 the order page says to whom and when, without a code', async () => {
      await expect(panel).toContainText(`Regalo para ${wrong}: se enviará el`, { timeout: 30_000 });
      expect(await page.content()).not.toContain('LPA:1$');
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      const layoutShift = await listenForLayoutShifts(page);
      await page.reload();
      await untilHydrated(page);
      await expect(panel).toContainText(`Regalo para ${wrong}: se enviará el`);
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
      await page.getByText('Mostrar los códigos de todos modos').click();
      await expect(page.getByText(/LPA:1\$/).first()).toBeAttached();
    });

    await test.step('GIFT-10 the wrong address is corrected', async () => {
      await panel.getByRole('button', { name: 'Cambiar' }).click();
      await panel.getByLabel('Correo de la otra persona').fill(recipient);
      expect(await accessibilityProblems(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Guardar' }).click();
      await expect(panel).toContainText(`Regalo para ${recipient}: se enviará el`);
      await expect(panel.getByText('Guardado.')).toBeInViewport();
      await expect(panel.getByRole('heading', { name: 'Tu regalo' })).toBeFocused();
    });

    await letTheDayCome(shop.dataDir, recipient);
    const link = await linkTo(mailbox, recipient);
    expect(await mailbox.mailsTo(wrong)).toEqual([]);
    await test.step('GIFT-09 the panel says that it was sent, without a reload', async () => {
      await expect(panel).toContainText('enviado el', { timeout: 20_000 });
    });
    await panel.getByRole('button', { name: 'Cambiar' }).click();
    await revealElsewhere(browser, shop.origin, link);

    await test.step('GIFT-12 a correction after the opening is refused with a sentence', async () => {
      await panel.getByRole('button', { name: 'Guardar' }).click();
      await expect(panel.getByRole('alert')).toHaveText(/ya abrió este regalo/);
      await expect(panel).toContainText(`Regalo para ${recipient}: abierto el`);
      await expect(panel.getByRole('button')).toHaveCount(0);
    });

    await test.step('AUTH-40 the address of the recipient is in no log', async () => {
      const log = await readFile(join(shop.dataDir, 'logs', 'shop.log'), 'utf8');
      expect(log).not.toContain(recipient);
      expect(log).not.toContain(link.slice(-22));
    });
  },
);

const ENDED = {
  en: {
    title: 'This link has ended',
    gift: 'This travel eSIM is a gift for you. It is paid for; you only install it.',
    giver: /^A gift from|The buyer typed this name/,
    text: /^The link of your gift worked for 72 hours\./,
    send: 'Send me a new link',
    sent: /^A new link is on its way to that address\./,
    limit: /^We have sent new links already\./,
    show: 'Show the eSIM',
    ask: /they may have sent you a newer one\.$/,
  },
  es: {
    title: 'Este enlace ha terminado',
    gift: 'Esta eSIM de viaje es un regalo para ti. Está pagada; solo tienes que instalarla.',
    giver: /^Un regalo de|escribió este nombre/,
    text: /^El enlace de tu regalo funcionó durante 72 horas\./,
    send: 'Envíame un enlace nuevo',
    sent: /^Un enlace nuevo va en camino a esa dirección\./,
    limit: /^Ya enviamos enlaces nuevos\./,
    show: 'Ver la eSIM',
    ask: /Pregunta a quien te lo envió; puede que ya te haya enviado uno más nuevo\.$/,
  },
} as const;

test('GIFT-20 LEGAL-32 the eSIMs of a gift are not offered for sharing, handing out or installing', async ({
  page,
  mailbox,
}) => {
  const main = page.getByRole('main');
  const email = await signInAsBuyer(page, mailbox, 'en');
  const recipient = aBuyer();
  const { payUrl } = await beginCheckout(page.request, {
    language: 'en',
    email,
    quantity: 2,
    gift: { recipientEmail: recipient, language: 'en', timeZone: 'UTC' },
  });
  await payWithoutPage(page.request, payUrl);
  await expect.poll(async () => (await mailbox.mailsTo(recipient)).length, { timeout: 20_000 }).toBe(1);
  await open(page, '/dashboard');
  const gifts = main.getByRole('article').filter({ hasText: recipient });
  await expect(gifts).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'Your gift' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Hand out the eSIMs/ })).toHaveCount(0);

  await gifts
    .first()
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/esims\//);
  await expect(main.getByText(`Gift for ${recipient}`)).toHaveCount(1);
  await expect(main.getByText(`Do not install it: it is for ${recipient}`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Install', exact: true })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Share' })).toHaveCount(0);

  await test.step('LEGAL-32 the withdrawal of a gift says that the links to its eSIMs stop working', async () => {
    await open(page, '/withdrawal');
    const orders = main.getByRole('button', { name: /^\d{6,}, / });
    await orders.first().click();
    await expect(main.getByRole('checkbox')).toHaveCount(2);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(
      main.getByText('This order is a gift: the links to the returned eSIMs stop working at once.'),
    ).toBeVisible();
  });

  await test.step('GIFT-11 NAV-11 a gift that is kept: said, with the focus on the heading before it', async () => {
    await open(page, '/dashboard');
    await main.getByRole('button', { name: 'Keep it for myself' }).click();
    await main.getByRole('button', { name: 'Yes, keep it' }).click();
    await expect(page.getByText(/^This is no longer a gift/).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Your gift' })).toHaveCount(0);
    await expect(main.locator(':is(h1, h2, h3):focus')).toHaveCount(1);
  });
});

/** The clock of the shop is that of the machine, so the end comes to the links. */
function endLinks(dataDir: string, recipient: string, column: 'expires_at' | 'revoked_at'): Promise<unknown> {
  return withDatabase(dataDir, (client) =>
    client.query(
      `update shares set ${column} = now()
        from esims, order_units, gifts
        where esims.id = shares.esim_id and order_units.id = esims.unit_id
          and gifts.order_id = order_units.order_id and gifts.recipient_email = $1`,
      [recipient],
    ),
  );
}

for (const language of LANGUAGES) {
  test(
    `GIFT-14 GIFT-32 the page of an expired gift link sends a new link to the recipient, and a revoked one offers none, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, playwright, shop, mailbox, browserErrors }) => {
      browserErrors.expect(/429 \(Too Many Requests\)/);
      const words = ENDED[language];
      const main = page.getByRole('main');
      const title = main.getByRole('heading', { name: words.title });
      const send = main.getByRole('button', { name: words.send });
      const recipient = aBuyer();
      // The recipient's browser has no cookie of the buyer's.
      const buyer = await playwright.request.newContext({ baseURL: shop.origin });
      const { payUrl } = await beginCheckout(buyer, {
        language,
        gift: { recipientEmail: recipient, language, timeZone: 'UTC' },
      });
      await payWithoutPage(buyer, payUrl);
      const first = await shareLinkInMail(mailbox, recipient);
      await open(page, first);
      await expect(main.getByRole('button', { name: words.show })).toBeVisible();
      await test.step('GIFT-32 without names the page has the words without a name', async () => {
        await expect(main.getByText(words.gift, { exact: true })).toBeVisible();
        await expect(main.getByText(words.giver)).toHaveCount(0);
      });
      await endLinks(shop.dataDir, recipient, 'expires_at');

      await test.step('the button that shows the eSIM finds that the link has expired', async () => {
        await main.getByRole('button', { name: words.show }).click();
        await expect(title).toBeVisible();
        expect(await page.content()).not.toContain('LPA:1$');
      });

      await test.step('the page names no address, and its button sends a new link', async () => {
        await page.reload();
        await expect(main.getByText(words.text)).toBeVisible();
        expect(await main.innerText()).not.toMatch(/@|US\$/);
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        await send.click();
        await expect(main.getByRole('status')).toHaveText(words.sent);
        await expect(main.getByRole('status')).toBeFocused();
        await expect(send).toHaveCount(0);
      });

      await expect.poll(async () => (await mailbox.mailsTo(recipient)).length, { timeout: 20_000 }).toBe(2);
      const second = await shareLinkInMail(mailbox, recipient);
      await test.step('the new link shows the eSIM', async () => {
        expect(second).not.toBe(first);
        await open(page, second);
        await main.getByRole('button', { name: words.show }).click();
        await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
        await expect(main.getByText(words.giver)).toHaveCount(0);
      });

      await test.step('the limit is explained', async () => {
        const secret = first.slice(-22);
        for (const status of [200, 200, 429]) {
          await endLinks(shop.dataDir, recipient, 'expires_at');
          expect((await page.request.post('/api/gift-links', { data: { secret } })).status()).toBe(status);
        }
        await open(page, first);
        await send.click();
        await expect(main.getByRole('alert')).toHaveText(words.limit);
      });

      await test.step('a revoked link offers nothing', async () => {
        await endLinks(shop.dataDir, recipient, 'revoked_at');
        await open(page, first);
        await expect(title).toBeVisible();
        await expect(main.getByText(words.ask)).toBeVisible();
        await expect(main.getByRole('button')).toHaveCount(0);
      });
      await buyer.dispose();
    },
  );
}
