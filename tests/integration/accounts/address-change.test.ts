import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorOf } from '#tests/builders/app.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { addressChangesOf } from './address-changes.ts';

const flow = anOrderFlow();
const changes = addressChangesOf(flow);
const { want, confirm, linksTo, addressOf, aCustomerWithLink } = changes;

const Mail = z.object({ kind: z.string(), status: z.string() });
const User = z.object({ email: z.string(), email_verified: z.boolean() });

async function codeOf(response: Response): Promise<readonly [number, string | undefined]> {
  return [response.status, response.ok ? undefined : (await errorOf(response)).code];
}

test('AUTH-67 AUTH-68 AUTH-71 an address changes when its owner presses the button, and the one before is informed', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  const other = await changes.signIn(email);
  expect(await addressOf(other)).toMatchObject({ email, wanted: { email: to }, isSignInFresh: true });
  await changes.post('/request-password-reset', { email });
  const signIn = await flow.parts().shop.accounts.makeToken(email);
  const before = await changes.esimsOf(session);

  // A mail program that opens the link, signed in or not, changes nothing.
  await changes.get(`/es/dashboard/account/address?token=${token}`, session);
  expect((await changes.get(`/api/me/address/confirm?token=${token}`, session)).status).toBe(405);
  expect((await confirm('', token)).status).toBe(401);
  expect(await addressOf(session)).toMatchObject({ email, wanted: { email: to } });

  const confirmed = await confirm(session, token);
  expect(confirmed.status).toBe(200);
  expect(await confirmed.json()).toMatchObject({ email: to, wanted: null });

  expect(await changes.esimsOf(session)).toEqual(before);
  expect((await changes.get('/api/orders', other)).status).toBe(401);
  expect(
    await flow.rows(User, sql`select email, email_verified from users where email in (${email}, ${to})`),
  ).toEqual([{ email: to, email_verified: true }]);
  expect((await changes.post('/magic-link/verify', { token: signIn })).status).toBe(400);
  const links = sql`select 'x' as kind, value as status from verifications where value like ${`%${email}%`}
    or value in (select id from users where email = ${to})`;
  expect(await flow.rows(Mail, links)).toEqual([]);
  expect(await changes.esimsOf(await changes.signIn(to))).toEqual(before);
  expect(await codeOf(await confirm(session, token))).toEqual([400, 'invalid-token']);

  const notice = await changes.subjectsTo(email, 'tiene otra dirección');
  expect(notice).toContain('UTC (tiempo universal coordinado)');
  expect(notice).toContain('/es/contact');
  expect(notice).not.toContain(to);
});

test('AUTH-69 nothing but the mail says whether the wanted address has an account', async () => {
  const { email: known } = await changes.aSignedInCustomer();
  const customer = await changes.aSignedInCustomer();
  const session = await changes.signIn(customer.email);
  const free = anEmail();
  const answers = [];
  for (const wanted of [known, free]) {
    const response = await want(session, wanted);
    const text = (await response.text()).replaceAll(wanted, 'wanted').replaceAll(/"20[^"]+Z"/g, '"then"');
    answers.push([response.status, text, JSON.stringify(await addressOf(session)).includes(wanted)]);
  }
  expect(answers[0]).toEqual(answers[1]);

  const text = await changes.subjectsTo(known, 'ya tiene una cuenta');
  expect(text).toContain('/es/auth?mode=signin');
  expect(text).not.toContain(customer.email);
  expect(text).not.toContain('token=');
  await linksTo(free);
});

test('AUTH-67 AUTH-68 a link works once, for an hour, for its own account, and until another is wanted or it is cancelled', async () => {
  const { session, to, token, email } = await aCustomerWithLink();
  const stranger = await changes.aSignedInCustomer();
  expect(await codeOf(await confirm(stranger.session, token))).toEqual([400, 'invalid-token']);
  expect(await codeOf(await want(session, email.toUpperCase()))).toEqual([400, 'same-address']);

  // Sent again: both links work until one is used.
  expect((await want(session, to)).status).toBe(200);
  const [, first = ''] = await linksTo(to, 2);
  const second = anEmail();
  expect((await want(session, second)).status).toBe(200);
  expect(await codeOf(await confirm(session, first))).toEqual([400, 'invalid-token']);
  const [replaced = ''] = await linksTo(second);

  const cancelled = await changes.request('DELETE', '/api/me/address', { cookie: session });
  expect(await cancelled.json()).toMatchObject({ email, wanted: null });
  expect(await codeOf(await confirm(session, replaced))).toEqual([400, 'invalid-token']);

  flow.clock.advance(16 * 60);
  expect(await codeOf(await want(session, second))).toEqual([403, 'sign-in-again']);
  const again = await changes.signIn(email);
  expect((await want(again, second)).status).toBe(200);
  const [newest = ''] = await linksTo(second, 2);
  flow.clock.advance(61 * 60);
  expect((await addressOf(again)).wanted).toBeNull();
  expect(await codeOf(await confirm(again, newest))).toEqual([400, 'invalid-token']);
  expect((await addressOf(again)).email).toBe(email);
});

test('AUTH-70 one account causes ten mails an hour, and one mailbox gets five of them', async () => {
  const { email } = await changes.aSignedInCustomer();
  const session = await changes.signIn(email);
  const to = anEmail();
  for (let times = 0; times < 6; times += 1) expect((await want(session, to)).status).toBe(200);
  const tokens = await linksTo(to, 5);
  for (let times = 0; times < 4; times += 1) expect((await want(session, to)).status).toBe(200);
  // Mails arrive one after the other, so what was written is counted.
  const written = sql`select kind, status from account_mails where recipient = ${to}`;
  expect(await flow.rows(Mail, written)).toHaveLength(5);
  const refused = await want(session, to);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // Above the limit the links of before still work.
  expect((await confirm(session, tokens[0] ?? '')).status).toBe(200);
});

test('AUTH-71 mails that wait with a link to the old address are not sent; a notice still is, and to that address', async () => {
  const { email, session, to, token } = await aCustomerWithLink();
  const mail = (kind: string) =>
    sql`insert into account_mails (id, kind, recipient, language, sealed_path, expires_at, status, created_at, tried_at)
      values (gen_random_uuid(), ${kind}, ${email}, 'en', 'sealed', now() + interval '1 hour', 'due', now(), now())`;
  for (const kind of ['magic-link', 'reset-password', 'confirm-address', 'new-password'])
    await flow.run(mail(kind));
  expect((await confirm(session, token)).status).toBe(200);
  const written = sql`select kind, status from account_mails where recipient = ${email} or (recipient = ${to} and sent_at is null)
    order by kind`;
  const rows = (await flow.rows(Mail, written)).filter(
    ({ kind }) => !/address-changed|change-address/.test(kind),
  );
  expect(rows).toEqual([
    { kind: 'confirm-address', status: 'expired' },
    { kind: 'magic-link', status: 'expired' },
    { kind: 'new-password', status: 'due' },
    { kind: 'reset-password', status: 'expired' },
  ]);
  await flow.run(sql`delete from account_mails where recipient = ${email} and kind = 'new-password'`);
});
