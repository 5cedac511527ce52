import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { ChatMessageView, ChatResponse, ChatState } from '#contract/account/chat.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { aLog } from '#tests/builders/log.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { openShop } from '../order-flow/parts.ts';
import { anEmail, cookiesOf, type anOrderFlow } from '../order-flow/shop.ts';

type Flow = ReturnType<typeof anOrderFlow>;
export type Person = Readonly<{ userId: string; email: string; cookie: string }>;
type ReceivedEvent = Readonly<{ event: string; id: string | null; data: string }>;

/** Two web processes on one database, and the people who chat through them. */
export function chattingAt(flow: Flow) {
  let second: Awaited<ReturnType<typeof openShop>> | null = null;
  let secondOrigin = '';
  beforeAll(async () => {
    const port = await aFreePort();
    const { sandbox, databaseUrl } = flow.parts();
    secondOrigin = `http://127.0.0.1:${port}`;
    second = await openShop({
      place: { port, databaseUrl, sandboxOrigin: sandbox.origin, smtpUrl: sandbox.smtpUrl },
      clock: flow.clock,
      log: aLog(),
      mailTemplates: sourceMailTemplates,
    });
  });
  afterAll(() => second?.close());
  beforeEach(() => flow.run(sql`delete from rate_limits`));

  /** The first or the second process. */
  const origin = (index: 0 | 1) => (index === 0 ? flow.parts().origin : secondOrigin);

  async function signIn(email: string): Promise<string> {
    const token = await flow.parts().shop.accounts.makeToken(email);
    const verified = await request(0, 'POST /api/auth/magic-link/verify', { body: { token } });
    expect(verified.status).toBe(200);
    await flow.run(sql`delete from rate_limits`);
    return cookiesOf(verified);
  }

  async function aPerson(): Promise<Person> {
    const [userId, email] = [randomUUID(), anEmail()];
    await flow.run(
      sql`insert into users (id, name, email, email_verified) values (${userId}, '', ${email}, true)`,
    );
    return { userId, email, cookie: await signIn(email) };
  }

  function request(
    index: 0 | 1,
    route: string,
    { cookie = '', body }: { cookie?: string; body?: object } = {},
  ) {
    const [method = '', path = ''] = route.split(' ');
    return fetch(`${origin(index)}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: origin(index),
        cookie,
        'x-forwarded-for': '203.0.113.9',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  const write = async (
    index: 0 | 1,
    { cookie }: Person,
    sent: string | Readonly<{ text: string; clientId: string }>,
  ) =>
    request(index, 'POST /api/chat/messages', {
      cookie,
      body: { ...(typeof sent === 'string' ? { text: sent, clientId: randomUUID() } : sent), language: 'es' },
    });

  async function read({ cookie }: Person, query = '') {
    return ChatResponse.parse(await (await request(1, `GET /api/chat${query}`, { cookie })).json());
  }

  /** Listens as a browser does. Closed when the test ends. */
  async function open(
    index: 0 | 1,
    path: string,
    { cookie, lastEventId }: { cookie: string; lastEventId?: string | undefined },
  ) {
    const controller = new AbortController();
    const events: ReceivedEvent[] = [];
    const state = { isOver: false };
    const response = await fetch(`${origin(index)}${path}`, {
      headers: { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
      signal: controller.signal,
    });
    expect(response.status).toBe(200);
    const done = readEvents(response, (event) => void events.push(event)).then(
      () => (state.isOver = true),
      () => (state.isOver = true),
    );
    const close = async () => {
      controller.abort();
      await done;
    };
    onTestFinished(close);
    const of = (name: string) => events.filter(({ event }) => event === name);
    return {
      events,
      close,
      isOver: () => state.isOver,
      messages: () => of('message').map(({ data }) => ChatMessageView.parse(JSON.parse(data))),
      texts: () => of('message').map(({ data }) => ChatMessageView.parse(JSON.parse(data)).text),
      states: () => of('state').map(({ data }) => ChatState.parse(JSON.parse(data))),
      until: (name: string, count = 1) =>
        eventually(() => {
          expect(of(name).length).toBeGreaterThanOrEqual(count);
          return Promise.resolve();
        }, 5_000),
    };
  }

  const rows = async (userId: string) =>
    flow.rows(
      z.object({ sequence: z.int(), author: z.string(), text: z.string() }),
      sql`select sequence, author, text from chat_messages where user_id = ${userId} order by sequence`,
    );

  return { request, signIn, aPerson, write, read, open, rows, origin };
}

async function readEvents(response: Response, received: (event: ReceivedEvent) => void): Promise<void> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      received(parseEvent(text.slice(0, end)));
      text = text.slice(end + 2);
    }
  }
}

function parseEvent(block: string): ReceivedEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  return { event: field('event'), id: field('id') === '' ? null : field('id'), data: field('data') };
}
