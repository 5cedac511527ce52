import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage } from './shop.ts';

const flow = anOrderFlow();

async function aDeliveredOrder(options: Parameters<typeof flow.checkout>[0] = {}) {
  const email = anEmail();
  const paid = await flow.checkout({ email, ...options });
  await payOnPage(paid.url);
  const order = await flow.untilStatus(paid.sessionId, 'fulfilled');
  return { ...paid, email, order };
}

test('PAY-01 PAY-04 FULFIL-01 ORDER-04 a paid order becomes an eSIM that is in the ledger, to the cent', async () => {
  const email = anEmail();
  const { url, sessionId, cookie } = await flow.checkout({ email });
  expect(await flow.progress(sessionId, cookie)).toMatchObject({ state: 'checking', isOwnBrowser: true });
  await payOnPage(url);
  const order = await flow.untilStatus(sessionId, 'fulfilled');

  const paid = (await flow.ledger('session-paid')).filter(({ data }) => data['session'] === sessionId);
  expect(paid.map(({ data }) => data['amount'])).toEqual([order.total_cents]);
  const units = await flow.rows(
    z.object({ id: z.string(), iccid: z.string(), activation_code: z.string() }),
    sql`select u.id, e.iccid, e.activation_code from order_units u join esims e on e.unit_id = u.id
        where u.order_id = ${order.id}`,
  );
  const sold = (await flow.ledger('esim-sold')).filter(({ data }) => data['description'] === units[0]?.id);
  expect(sold.map(({ data }) => data['iccid'])).toEqual([units[0]?.iccid]);
  expect(units[0]?.activation_code).toMatch(/^v1\./);

  await eventually(async () =>
    expect(await flow.progress(sessionId, cookie)).toMatchObject({
      state: 'ready',
      paymentStatus: 'paid',
      email,
      amountPaidCents: order.total_cents,
      steps: [{}, {}, {}, {}, { step: 'ready-to-use', state: 'complete' }],
    }),
  );
});

test('ORDER-08 ORDER-16 ORDER-17 the paying browser may install at once; any other browser sees an outline without codes', async () => {
  const ours = await aDeliveredOrder();
  const others = await aDeliveredOrder();
  const install = (cookie: string) =>
    fetch(`${flow.parts().origin}/api/checkout-sessions/${ours.sessionId}/install`, { headers: { cookie } });

  const { esims } = InstallResponse.parse(await (await install(ours.cookie)).json());
  expect(esims).toHaveLength(1);
  const [esim] = esims;
  expect(esim?.activationCode).toMatch(/^LPA:1\$/);
  expect(esim?.appleInstallUrl).toMatch(/^https:\/\/esimsetup\.apple\.com\//);
  expect(esim?.androidInstallUrl).toMatch(/^https:\/\/esimsetup\.android\.com\//);
  expect(esim?.platforms?.map(({ system }) => system)).toContain('ios');

  expect(await errorOf(await install(others.cookie))).toMatchObject({ status: 403 });
  expect(await errorOf(await install(''))).toMatchObject({ status: 403 });
  const seen = await flow.progress(ours.sessionId, others.cookie);
  expect(seen).toMatchObject({ isOwnBrowser: false, state: 'ready' });
  expect(seen.email).not.toBe(ours.email);
});

test('ESIM-34 INSTALL-56 the paying browser learns that its eSIM connected and ended, and of a recycled one only the title', async () => {
  const { sessionId, cookie } = await aDeliveredOrder();
  const install = async () => {
    const path = `${flow.parts().origin}/api/checkout-sessions/${sessionId}/install`;
    return InstallResponse.parse(await (await fetch(path, { headers: { cookie } })).json());
  };
  const before = await install();
  expect(before.esims).toMatchObject([{ firstConnectedAt: null, hasStarted: false, end: null }]);
  const id = before.esims[0]?.id ?? '';
  const at = '2026-01-02T10:00:00.000Z';
  await flow.run(
    sql`update esims set status = 'active', first_connected_at = ${at}, expires_at = ${at} where id = ${id}`,
  );
  const ended = { firstConnectedAt: at, hasStarted: true, end: { kind: 'days', at } };
  expect((await install()).esims).toMatchObject([ended]);
  await flow.run(sql`update esims set status = 'recycled', next_read_at = null where id = ${id}`);
  expect(await install()).toEqual({ esims: [], recycled: [{ id, title: before.esims[0]?.title }] });
});

test('AUTH-33 AUTH-34 ORDER-15 the buyer gets a sign-in link and, once it is used, an account with the order', async () => {
  const { email, order } = await aDeliveredOrder();
  const [welcome] = await eventually(async () => {
    const mails = (await flow.mailsTo(email)).filter(({ subject }) => subject.includes('Thank you'));
    expect(mails).toHaveLength(1);
    return mails;
  });
  const [owner] = await flow.rows(
    z.object({ email: z.string(), email_verified: z.boolean() }),
    sql`select email, email_verified from users where id = (select user_id from orders where id = ${order.id})`,
  );
  expect(owner).toEqual({ email, email_verified: false });

  const token = new URL(/https?:\/\/\S+magic_link=\S+/.exec(welcome?.text ?? '')?.[0] ?? '').searchParams.get(
    'magic_link',
  );
  const response = await fetch(`${flow.parts().origin}/api/auth/magic-link/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(response.status).toBe(200);
  const [confirmed] = await flow.rows(
    z.object({ email_verified: z.boolean() }),
    sql`select email_verified from users where email = ${email}`,
  );
  expect(confirmed).toEqual({ email_verified: true });
});

const ORDER_MAIL = {
  en: {
    subject: 'Your eSIMs are ready',
    ofTwo: 'of 2',
    total: (dollars: string) => `Total: $${dollars}`,
    path: '',
  },
  es: {
    subject: 'Tus eSIM están listas',
    ofTwo: 'de 2',
    total: (dollars: string) => `Total: ${dollars.replace('.', ',')}`,
    path: '/es',
  },
};

test.each(['en', 'es'] as const)(
  'ORDER-18 ORDER-19 ORDER-20 the order mail in %s contains QR, codes and prices, and is sent once',
  async (language) => {
    const { email } = await aDeliveredOrder({ language, lines: [{ ...flow.plan(), quantity: 2 }] });
    const [mail] = await eventually(async () => {
      const mails = (await flow.mailsTo(email)).filter(({ attachments }) => attachments.length > 0);
      expect(mails).toHaveLength(1);
      return mails;
    });
    if (mail === undefined) throw new Error('No mail came');
    const words = ORDER_MAIL[language];
    expect(mail.subject).toContain(words.subject);
    expect(mail.messageId).toMatch(/^<order-[\da-f-]{36}@127\.0\.0\.1>$/);
    for (const index of [1, 2]) expect(mail.text).toContain(`(${index} ${words.ofTwo}) ==`);
    const totalCents = Math.round(flow.plan().price * 200);
    const total = `${Math.floor(totalCents / 100)}.${String(totalCents % 100).padStart(2, '0')}`;
    expect(mail.text).toContain(words.total(total));
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png']);
    expect(mail.text).toMatch(/LPA:1\$/);
    expect(mail.text).toContain(`${words.path}/contact`);
    expect(mail.html).toContain(`lang="${language}"`);
  },
);

test('ORDER-03 the page receives every step as it happens, and the stream ends after the last step', async () => {
  const { url, sessionId } = await flow.checkout();
  const stream = await fetch(`${flow.parts().origin}/api/checkout-sessions/${sessionId}/events`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const received = stream.text();
  await payOnPage(url);
  const states = [...(await received).matchAll(/event: progress\ndata: (\{.*\})/g)].map(
    ([, json]) => z.object({ state: z.string() }).parse(JSON.parse(json ?? '')).state,
  );
  expect(states[0]).toBe('checking');
  expect(states.at(-1)).toBe('ready');
});

test('ORDER-13 an unknown session gets the error message of the specification', async () => {
  const response = await fetch(`${flow.parts().origin}/api/checkout-sessions/cs_test_nobody`);
  expect(await errorOf(response)).toEqual({
    status: 404,
    code: 'invalid-session',
    message: "Invalid Session: We couldn't find your payment session.",
  });
});

test('CHECKOUT-08 the responses to the disclaimer and the device check are stored with the order', async () => {
  const { sessionId } = await flow.checkout();
  const { id } = await flow.orderOf(sessionId);
  const [stored] = await flow.rows(
    z.object({ device_answer: z.string(), accepted: z.boolean() }),
    sql`select device_answer, disclaimer_accepted_at is not null as accepted from orders where id = ${id}`,
  );
  expect(stored).toEqual({ device_answer: 'compatible', accepted: true });
});

test('LEAD-01 DATA-21 a lead is stored with source, cart, value and campaign, its address in lower case', async () => {
  const email = anEmail();
  const campaign = {
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_content: 'button',
    utm_term: 'japan',
  };
  const cartItems = [{ packageId: 'x', price: 8.29, quantity: 1, title: 'X eSIM', country: 'X' }];
  const lead = { source: 'checkout', cartItems, cartValueCents: 829, ...campaign };
  const response = await fetch(`${flow.parts().origin}/api/capture-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: email.toUpperCase(), ...lead }),
  });
  expect(response.status).toBe(200);
  const stored = await flow.rows(
    z.record(z.string(), z.unknown()),
    sql`select source, cart, cart_value_cents, utm_source, utm_medium, utm_campaign, utm_content, utm_term
      from leads where email = ${email}`,
  );
  expect(stored).toEqual([{ source: 'checkout', cart: cartItems, cart_value_cents: 829, ...campaign }]);
});
