import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { aBuyer, beginCheckout, payByCard, payWithoutPage } from '../setup/buy-esim.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout } from '../setup/checkout.ts';
import { shareLinkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect } from '../setup/test.ts';
import type { Visit } from './visit.ts';

const Rows = z.array(z.object({ iccid: z.string() }));

/** Gives an eSIM to somebody, who opens it from the mail. */
export async function give({ page, mailbox }: Visit) {
  const recipient = `recipient-${randomUUID()}@example.com`;
  const name = `Eva ${randomUUID().slice(0, 23)}`;
  const giver = `Ana ${randomUUID().slice(0, 23)}`;
  const message = `Buen viaje ${randomUUID()}`;
  const dialog = await openCheckout(page, 'es');
  // First: choosing a gift unticks the boxes.
  await dialog.getByRole('switch', { name: 'Es para otra persona' }).click();
  await fillIn(dialog, aBuyer(), 'es');
  await dialog.getByLabel('Correo de la otra persona').fill(recipient);
  await dialog.getByLabel('Nombre de la otra persona').fill(name);
  await dialog.getByLabel('Tu nombre').fill(giver);
  await dialog.getByLabel('Mensaje').fill(message);
  await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
  await page.waitForURL(/\/pay\//);
  await payByCard(page, page.url(), 'es');
  await expect(page.getByRole('region', { name: 'Tu regalo' })).toContainText(recipient);
  const link = await shareLinkInMail(mailbox, recipient);
  await open(page, link);
  await page.getByRole('main').getByRole('button', { name: 'Ver la eSIM' }).click();
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
  return {
    'gift recipient': recipient,
    'gift name': name,
    'giver name': giver,
    'gift message': message,
    'gift secret': link.split('/').at(-1) ?? '',
  };
}

/** Types the ICCID of another customer's eSIM and pays. */
export async function topUp({ page }: Visit, iccid: string) {
  await open(page, '/es/topup');
  const main = page.getByRole('main');
  await main.getByLabel('ICCID de la eSIM').fill(iccid);
  await main.getByRole('button', { name: 'Ver recargas' }).click();
  await main.getByRole('radio').first().check();
  await main.getByLabel('Correo electrónico').fill(aBuyer());
  await main.getByRole('checkbox', { name: /^Quiero la recarga de inmediato/ }).check();
  await main.getByRole('button', { name: 'Ir a pagar' }).click();
  await page.waitForURL(/\/pay\//);
  await payByCard(page, page.url(), 'es');
  await expect(main.getByRole('heading', { name: 'Recarga añadida' })).toBeVisible();
  return { 'typed ICCID': iccid };
}

/** The ICCID of an eSIM that another customer has bought. */
export async function anIccidOfSomebody(request: APIRequestContext, dataDir: string): Promise<string> {
  const { email, payUrl } = await beginCheckout(request);
  await payWithoutPage(request, payUrl);
  const found: string[] = [];
  await expect
    .poll(async () => {
      const { rows } = await withDatabase(dataDir, (client) =>
        client.query(
          'select iccid from esims e join order_units u on u.id = e.unit_id join orders o on o.id = u.order_id where o.email = $1',
          [email],
        ),
      );
      found.push(...Rows.parse(rows).map(({ iccid }) => iccid));
      return found.length;
    })
    .toBeGreaterThan(0);
  return found[0] ?? '';
}
