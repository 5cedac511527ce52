import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer, payByCard } from '../setup/buy-esim.ts';
import { CHECKOUT_WORDS, openCheckout, tickAll } from '../setup/checkout.ts';
import type { Mailbox } from '../setup/outside-world.ts';
import { open, untilHydrated } from '../setup/page-state.ts';
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
  await page.getByRole('button', { name: 'Show the eSIM' }).click();
  await expect(page.getByText(/LPA:1\$/).first()).toBeAttached();
  await context.close();
}

test(
  'GIFT-01 GIFT-02 GIFT-06 GIFT-09 GIFT-10 GIFT-12 a gift is bought in Spanish, corrected, sent in English and opened; then it cannot be changed',
  { tag: '@phone' },
  async ({ page, shop, mailbox, browser, browserErrors }) => {
    browserErrors.expect(/409 \(Conflict\)/);
    const [buyer, wrong, recipient] = [aBuyer(), aBuyer(), aBuyer()];
    const dialog = await openCheckout(page, 'es');
    await dialog.getByLabel(CHECKOUT_WORDS.es.email, { exact: true }).fill(buyer);
    await tickAll(dialog);
    const gift = dialog.getByRole('switch', { name: 'Es para otra persona' });
    await gift.focus();
    await page.keyboard.press('Space');
    const email = dialog.getByLabel('Correo de la otra persona');
    const message = dialog.getByLabel('Mensaje');

    await test.step('GIFT-02 GIFT-04 invalid fields say what is wrong', async () => {
      await email.fill('eva');
      await message.fill('Mira evil.example');
      await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
      await expect(dialog.getByText('Introduce un correo electrónico válido')).toBeVisible();
      await expect(email).toBeFocused();
      await expect(dialog.getByText('Aquí no se permiten enlaces ni direcciones web.')).toBeVisible();
      await email.fill(buyer);
      await expect(dialog.getByText('Es tu propia dirección')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await email.fill(wrong);
    await dialog.getByLabel('Nombre de la otra persona').fill('Eva');
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
      await page.getByText('Mostrar los códigos de todos modos').click();
      await expect(page.getByText(/LPA:1\$/).first()).toBeAttached();
    });

    await test.step('GIFT-10 the wrong address is corrected', async () => {
      await panel.getByRole('button', { name: 'Cambiar' }).click();
      await panel.getByLabel('Correo de la otra persona').fill(recipient);
      expect(await accessibilityProblems(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Guardar' }).click();
      await expect(panel).toContainText(`Regalo para ${recipient}: se enviará el`);
    });

    await letTheDayCome(shop.dataDir, recipient);
    const link = await linkTo(mailbox, recipient);
    expect(await mailbox.mailsTo(wrong)).toEqual([]);
    await page.reload();
    await untilHydrated(page);
    await expect(panel).toContainText('enviado el');
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
