import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout } from '../setup/checkout.ts';
import { linkInMail, shareLinkInMail } from '../setup/link-in-mail.ts';
import type { Mailbox } from '../setup/outside-world.ts';
import { open } from '../setup/page-state.ts';
import { expect } from '../setup/test.ts';
import { esimIds, readEsim, save } from '../setup/saved-esim.ts';

export type Visit = Readonly<{ page: Page; context: BrowserContext; mailbox: Mailbox; address: string }>;

const main = (page: Page) => page.getByRole('main');
const mine = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mis eSIM' });
const inLink = (link: string, name: string) => new URLSearchParams(link.split('?')[1]).get(name) ?? '';

/** Buys through every screen. Returns what the success page and its browser now have. */
export async function buy({ page, context, address }: Visit) {
  const dialog = await openCheckout(page, 'es');
  await fillIn(dialog, address, 'es');
  await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
  await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242');
  await page.getByLabel('Vencimiento').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pagar / }).click();
  await expect(page.getByRole('img', { name: /^Código QR que instala/ })).toBeVisible();
  const code = await page.getByText(/^LPA:1\$/).innerText();
  const cookies = await context.cookies();
  return {
    // Its last part is the secret; the rest is the address of the network's server.
    'activation code': code.split('$').at(-1) ?? '',
    ICCID: await page.getByText(/^89\d{17,18}$/).innerText(),
    'order access token': cookies.find(({ name }) => name.startsWith('landfall-order-'))?.value ?? '',
  };
}

/** Signs in by the link of the order email and opens the installation of the eSIM. */
export async function install({ page, mailbox, address }: Visit) {
  const link = await linkInMail(mailbox, address, 'magic_link');
  await open(page, link);
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(mine(page)).toBeVisible();
  const opener = { name: /^Instalar/ };
  await main(page).getByRole('button', opener).or(main(page).getByRole('link', opener)).first().click();
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  for (const { id } of esims) {
    const marked = await page.request.put(`/api/esims/${id}/installed`, { data: { isInstalled: true } });
    const refreshed = await page.request.post(`/api/esims/${id}/refresh`);
    expect([marked.status(), refreshed.status()]).toEqual([200, 200]);
  }
  return { 'sign-in token': inLink(link, 'magic_link') };
}

/** Shares the eSIM by email, opens the link and reveals it. */
export async function share({ page, context, mailbox, address }: Visit) {
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  await open(page, `/es/dashboard/esims/${esims[0]?.id ?? ''}`);
  await main(page).getByRole('button', { name: 'Compartir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir esta eSIM' });
  await dialog.getByRole('button', { name: 'Correo' }).click();
  await dialog.getByLabel('Su correo electrónico').fill(address);
  await dialog.getByRole('button', { name: 'Enviar correo' }).click();
  const link = await shareLinkInMail(mailbox, address);
  // Scanners of mails do not only read.
  expect((await page.request.post(link)).status()).toBe(405);
  // As the recipient: the signed-in owner reads that the link is theirs.
  const cookies = await context.cookies();
  await context.clearCookies();
  await open(page, link);
  await main(page).getByRole('button', { name: 'Ver la eSIM' }).click();
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
  await context.addCookies(cookies);
  return { 'share secret': link.split('/').at(-1) ?? '' };
}

/** Sets a password by the reset email, in a browser that has lost its session, and signs in with it. */
export async function setPassword({ page, context, mailbox, address }: Visit, password: string) {
  await context.clearCookies({ name: /session|signed-in/ });
  await open(page, '/es/auth?mode=reset');
  await main(page).getByLabel('Correo').fill(address);
  await main(page).getByRole('button', { name: 'Envíame un enlace' }).click();
  const link = await linkInMail(mailbox, address, 'token');
  await open(page, link);
  await main(page).getByLabel('Contraseña nueva').fill(password);
  await main(page).getByLabel('Repite la contraseña').fill(password);
  await main(page).getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(mine(page)).toBeVisible();
  await context.clearCookies({ name: /session|signed-in/ });
  await open(page, '/es/auth?mode=signin');
  await main(page).getByLabel('Correo').fill(address);
  await main(page).getByLabel('Contraseña').fill(password);
  await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(mine(page)).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name.endsWith('session_token'));
  return { 'reset token': inLink(link, 'token'), 'session token': session?.value.split('.')[0] ?? '' };
}

/** Puts a tax number on the invoice of an order. */
export async function bill({ page }: Visit) {
  const taxNumber = `ES${randomUUID()}`;
  await open(page, '/es/dashboard/orders');
  await main(page)
    .getByRole('link', { name: /^Pedido \d+$/ })
    .first()
    .click();
  await main(page).getByRole('link', { name: 'Añadir tu empresa o NIF' }).click();
  await main(page).getByRole('button', { name: 'Añadir datos' }).click();
  await main(page).getByLabel('Nombre o empresa').fill('Ana Ruiz');
  await main(page).getByLabel('NIF o número fiscal').fill(taxNumber);
  await main(page).getByRole('button', { name: 'Guardar datos' }).click();
  await expect(main(page).getByText('Guardado.')).toBeVisible();
  return { 'tax number': taxNumber };
}

/** The shop remembers that this address wants no reminders about low data. */
export async function endReminders({ page }: Visit): Promise<void> {
  await open(page, '/es/dashboard/account');
  // Not uncheck(): it does nothing while the state of the switch is not known.
  await main(page).getByRole('switch', { name: 'Pocos datos' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Guardado' })).toHaveCount(1);
  await open(page, '/es/dashboard');
  await expect(mine(page)).toBeVisible();
}

/**
 * The copy on the device has the codes, and only until sign-out. Another eSIM is bought for it: the shared one is the
 * recipient's.
 */
export async function saveForOffline({ page, address }: Visit) {
  const before = await esimIds(page);
  const { payUrl } = await beginCheckout(page.request, { language: 'es', email: address });
  await payWithoutPage(page.request, payUrl);
  const bought = async () => (await esimIds(page)).filter((id) => !before.includes(id));
  await expect.poll(bought).toHaveLength(1);
  const [id = ''] = await bought();
  const { iccid, activationCode } = await readEsim(page, { id });
  await open(page, '/es/dashboard');
  await save(page);
  return { ICCID: iccid, 'activation code': activationCode.split('$').at(-1) ?? '' };
}

/** As when the customer switches to another tab. */
export async function leaveTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

export async function signOut({ page }: Visit): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión', exact: true }),
  ).toBeVisible();
}
