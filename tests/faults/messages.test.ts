import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, cookiesOf } from '#tests/integration/order-flow/shop.ts';
import { aFaultSetup, type FaultSetup } from './setup/fault-setup.ts';
import type { PausePointName } from './setup/pause-points.ts';

// Real processes are started, killed and started again.
vi.setConfig({ testTimeout: 240_000 });

/** The killed process may have claimed the mail: the claim expires, and a round of every minute queues it again. */
const UNTIL_REQUEUED_MS = 150_000;

const Mails = z.object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) });
const Id = z.object({ id: z.string() });

async function mailsTo(setup: FaultSetup, email: string) {
  const url = `${setup.sandboxOrigin}/mailbox/messages?to=${encodeURIComponent(email)}`;
  return Mails.parse(await (await fetch(url)).json()).messages;
}

/** A customer whose browser has a session. */
async function aCustomer(setup: FaultSetup) {
  const email = anEmail();
  const request = (path: string, body: object, cookie = '') =>
    fetch(`${setup.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: setup.origin, cookie },
      body: JSON.stringify(body),
    });
  const account = `insert into users (id, name, email, email_verified) values ($1, '', $2, true) returning id`;
  await setup.rows(Id, account, [randomUUID(), email]);
  expect((await request('/api/auth/sign-in/magic-link', { email })).status).toBe(200);
  const token = await eventually(async () => {
    const [mail] = await mailsTo(setup, email);
    const found = /magic_link=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (found === undefined) throw new Error('The mail with the link has not arrived');
    return found;
  }, 20_000);
  const verified = await request('/api/auth/magic-link/verify', { token });
  expect(verified.status).toBe(200);
  return { email, post: (path: string, body: object) => request(path, body, cookiesOf(verified)) };
}

/** A web process dies when a request is at the point; the browser sends the same request to the next process. */
async function sendThroughKill(
  setup: FaultSetup,
  point: PausePointName,
  send: () => Promise<Response>,
): Promise<Response> {
  const doomed = await setup.start({ points: [point] });
  const unanswered = send().then(
    () => 'a response',
    () => 'none',
  );
  await doomed.reached(point);
  await doomed.kill();
  expect(await unanswered).toBe('none');
  await setup.start();
  return send();
}

async function aTicketForm(setup: FaultSetup) {
  const form = await fetch(`${setup.origin}/api/support-form`);
  const { token } = z.object({ token: z.string() }).parse(await form.json());
  setup.putForward(5_000);
  return { requestId: randomUUID(), token, name: 'Ana', message: 'No data in Tokyo.', language: 'en' };
}

async function aSignedInCustomer() {
  const setup = await aFaultSetup();
  const shop = await setup.start();
  return { setup, shop, customer: await aCustomer(setup) };
}

test.each(['ticket: before the commit', 'ticket: stored, customer not informed'] as const)(
  'SUPPORT-22 killed with %s, the same submission is one ticket with one mail',
  async (point) => {
    const { setup, customer, shop } = await aSignedInCustomer();
    const form = { ...(await aTicketForm(setup)), email: customer.email };
    await shop.stop();
    const response = await sendThroughKill(setup, point, () => customer.post('/api/support-tickets', form));
    expect(response.status).toBe(200);
    expect(await setup.rows(Id, 'select id::text from support_tickets')).toHaveLength(1);
    expect(await setup.rows(Id, 'select id::text from ticket_messages')).toHaveLength(1);
    const { number } = z.object({ number: z.string() }).parse(await response.json());
    setup.putForward(60_000);
    await eventually(async () => {
      const about = (await mailsTo(setup, customer.email)).filter(({ subject }) => subject.includes(number));
      expect(about).toHaveLength(1);
    }, UNTIL_REQUEUED_MS);
  },
);

test.each(['ticket reply: before the commit', 'ticket reply: stored, customer not informed'] as const)(
  'SUPPORT-25 killed with %s, the same reply is stored once',
  async (point) => {
    const { setup, customer, shop } = await aSignedInCustomer();
    const form = { ...(await aTicketForm(setup)), email: customer.email };
    expect((await customer.post('/api/support-tickets', form)).status).toBe(200);
    const [ticket] = await setup.rows(Id, 'select id::text from support_tickets');
    await shop.stop();
    const reply = { requestId: randomUUID(), body: 'It works now.' };
    const response = await sendThroughKill(setup, point, () =>
      customer.post(`/api/me/tickets/${ticket?.id ?? ''}/messages`, reply),
    );
    expect(response.status).toBe(200);
    const bodies = await setup.rows(
      z.object({ body: z.string() }),
      'select body from ticket_messages order by sent_at',
    );
    expect(bodies.map(({ body }) => body)).toEqual(['No data in Tokyo.', 'It works now.']);
  },
);

test.each(['chat: before the commit', 'chat: stored, customer not informed'] as const)(
  'CHAT-05 killed with %s, the same message is stored once',
  async (point) => {
    const { setup, customer, shop } = await aSignedInCustomer();
    await shop.stop();
    const message = { clientId: randomUUID(), text: 'No data in Tokyo', language: 'en' };
    const response = await sendThroughKill(setup, point, () => customer.post('/api/chat/messages', message));
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { message: { sequence: 1, text: 'No data in Tokyo' } },
    ]);
    const stored = await setup.rows(z.object({ text: z.string() }), 'select text from chat_messages');
    expect(stored).toEqual([{ text: 'No data in Tokyo' }]);
  },
);
