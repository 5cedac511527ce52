import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { localizedPath } from '#core/language-path.ts';
import { listenForLayoutShifts } from '../setup/page-state.ts';
import { LANGUAGES } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { visitScreen } from './visit-screen.ts';

const Esim = z.object({ id: z.string(), orderNumber: z.string() });
const Esims = z.object({ esims: z.tuple([Esim, Esim]) });
const Orders = z.object({ orders: z.tuple([z.object({ id: z.string() })]) });
const Made = z.object({ link: z.object({ url: z.url() }) });
const Form = z.object({ token: z.string() });
const Tickets = z.object({ tickets: z.tuple([z.object({ id: z.string() })]) });

/** One ticket, written by the signed-in customer as the contact form does. */
async function writeTicket(page: Page, email: string): Promise<string> {
  const { token } = Form.parse(await (await page.request.get('/api/support-form')).json());
  const data = {
    requestId: randomUUID(),
    token,
    name: 'Ana',
    email,
    message: '¿Funciona en Hokkaido?',
    language: 'es',
  };
  // The form refuses what is sent sooner than a person types.
  await expect
    .poll(async () => (await page.request.post('/api/support-tickets', { data })).status(), {
      timeout: 20_000,
    })
    .toBe(200);
  const mine = await page.request.get('/api/me/tickets');
  return Tickets.parse(await mine.json()).tickets[0].id;
}

/** Two eSIMs of one order, one of them shared, and one ticket. */
async function aCustomer(page: Page, email: string) {
  const listed = await page.request.get('/api/esims');
  expect(listed.status()).toBe(200);
  const [esim, shared] = Esims.parse(await listed.json()).esims;
  const [order] = Orders.parse(await (await page.request.get('/api/orders?language=es')).json()).orders;
  const made = await page.request.post(`/api/esims/${shared.id}/shares`, {
    data: { channel: 'link', recipientName: 'Marta', language: 'es' },
  });
  const { link } = Made.parse(await made.json());
  return {
    esim: `/dashboard/esims/${esim.id}`,
    shared: `/dashboard/esims/${shared.id}`,
    order: `/dashboard/orders/${order.id}`,
    handOut: `/dashboard/orders/${esim.orderNumber}/hand-out`,
    topup: `/topup?esim=${esim.id}`,
    share: new URL(link.url).pathname.replace(/^\/es/, ''),
    ticket: `/dashboard/tickets/${await writeTicket(page, email)}`,
  };
}

type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** Every screen with the data of a customer, and its main heading in English and Spanish. */
const screensOf = (own: Customer): readonly (readonly [string, string | RegExp, string | RegExp])[] => [
  ['/dashboard', 'My eSIMs', 'Mis eSIM'],
  [own.esim, /^Japan eSIM/, /^eSIM para Japón/],
  [own.shared, 'Japan eSIM, 500 MB, 1 day (2 of 2)', 'eSIM para Japón, 500 MB, 1 día (2 de 2)'],
  [`${own.esim}/install`, 'Install your eSIM', 'Instala tu eSIM'],
  [`${own.esim}/help`, /^No internet\?/, /^¿No tienes internet\?/],
  [`${own.esim}/print`, 'Print your eSIM', 'Imprime tu eSIM'],
  ['/dashboard/usage', 'Usage', 'Uso'],
  ['/dashboard/usage/report', 'Usage report', 'Informe de uso'],
  ['/dashboard/passport', 'Passport', 'Pasaporte'],
  ['/dashboard/orders', 'Orders', 'Pedidos'],
  [own.order, /^Order \d+$/, /^Pedido \d+$/],
  [`${own.order}/invoice`, 'Invoice', 'Factura'],
  [own.handOut, 'Hand out 2 eSIMs', 'Repartir 2 eSIM'],
  ['/dashboard/tickets', 'Help', 'Ayuda'],
  [own.ticket, /^Ticket \d+$/, /^Consulta \d+$/],
  ['/dashboard/account', 'Account', 'Cuenta'],
  ['/dashboard/account/address?token=none', 'Confirm your new address', 'Confirma tu nuevo correo'],
  ['/dashboard/account/data', 'Your data', 'Tus datos'],
  ['/dashboard/account/delete', 'Delete your account', 'Borrar tu cuenta'],
  [own.topup, 'Top up an eSIM', 'Recargar una eSIM'],
  [own.share, 'A shared eSIM', 'Una eSIM compartida'],
];

test(
  'LANG-01 every screen of a customer is shown, nothing shifts or overflows, and it is accessible',
  { tag: '@long' },
  async ({ page, mailbox }) => {
    // Forty screens with one sign-in; each takes about a second.
    test.setTimeout(240_000);
    // English first: after a Spanish page, English addresses lead to Spanish ones.
    const email = await signInAsBuyer(page, mailbox, { language: 'en', quantity: 2 });
    const own = await aCustomer(page, email);
    const layoutShift = await listenForLayoutShifts(page);
    for (const language of LANGUAGES)
      for (const [path, en, es] of screensOf(own)) {
        const [heading, isBrief] = language === 'en' ? [en, true] : [es, false];
        const visit = { path: localizedPath(path, language), language, heading, isBrief };
        await test.step(visit.path, () => visitScreen(page, visit, layoutShift));
      }
  },
);
