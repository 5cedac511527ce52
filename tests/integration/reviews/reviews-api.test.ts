import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ReviewsResponse } from '#contract/admin/reviews.ts';
import { ReviewLinkResponse } from '#contract/reviews.ts';
import { createReviewTokens } from '#adapters/encryption/create-review-tokens.ts';
import { createReviewRequests } from '#adapters/postgres/reviews/review-requests.ts';
import { refusalIn, staffOf, type Member } from '../admin/staff.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { send, aDeliveredGuest } = customersOf(flow);
const { get, aMember } = staffOf(flow);

beforeEach(() => flow.run(sql`delete from rate_limits`));

/** Signed in once: sign-ins of one client are limited. */
let signedIn: Promise<Member> | undefined;
const aSupporter = () => (signedIn ??= aMember('support'));

/** A traveller who was asked for a review: the token of the link. */
async function aToken(): Promise<string> {
  const { sessionId, email } = await aDeliveredGuest();
  const { id } = await flow.orderOf(sessionId);
  const [esim] = await flow.rows(
    z.object({ id: z.string() }),
    sql`select e.id from esims e join order_units u on u.id = e.unit_id where u.order_id = ${id}`,
  );
  const { postgres } = flow.parts().shop;
  const requests = createReviewRequests({ postgres, reviewTokens: createReviewTokens('of this test') });
  return (await requests.ask({ esimId: esim?.id ?? '', email }, flow.clock.now())) ?? '';
}

const review = (token: string, changes: object = {}) => ({
  token,
  stars: 5,
  text: 'Good <b>everywhere</b>',
  name: '',
  language: 'en',
  consent: true,
  ...changes,
});
const post = (path: string, body: object) => send('POST', `/api/reviews/${path}`, { body });
const stateOf = async (response: Response) => {
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  return z.object({ state: z.string() }).parse(await response.json()).state;
};
const read = async (token: string) =>
  ReviewLinkResponse.parse(await (await post('read', { token, language: 'es' })).json());

const listed = async (status: string, cookie: string) => {
  const response = await get(`/api/admin/reviews?status=${status}`, cookie);
  return ReviewsResponse.parse(await response.json()).reviews;
};

test('REVIEW-05 REVIEW-06 REVIEW-08 a review goes from the link to the list of published ones', async () => {
  const token = await aToken();
  expect(await read(token)).toMatchObject({ state: 'found', canChange: true, written: null });
  expect(await stateOf(await post('write', review(token)))).toBe('saved');
  const { cookie } = await aSupporter();
  const [found] = await listed('waiting', cookie);
  expect(found).toMatchObject({ stars: 5, text: 'Good <b>everywhere</b>', name: null, rejection: null });
  const decide = (body: object) =>
    send('PUT', `/api/admin/reviews/${found?.id ?? ''}/decision`, { body, cookie });
  const published = { status: 'published', rejection: null, edition: found?.edition };
  expect((await decide(published)).status).toBe(200);
  expect(await listed('published', cookie)).toHaveLength(1);
  expect(await stateOf(await post('write', review(token, { stars: 1 })))).toBe('closed');
  expect(await read(token)).toMatchObject({ canChange: false, written: { stars: 5, status: 'published' } });
  expect(await stateOf(await post('withdraw', { token }))).toBe('withdrawn');
  expect(await listed('published', cookie)).toEqual([]);
});

test.each([
  ['no stars', { stars: undefined }],
  ['no star', { stars: 0 }],
  ['six stars', { stars: 6 }],
  ['half a star', { stars: 2.5 }],
  ['stars as text', { stars: '5' }],
  ['a text of 1,001 characters', { text: 'a'.repeat(1_001) }],
  ['a text with NUL', { text: 'a\u0000b' }],
  ['a name of 41 characters', { name: 'a'.repeat(41) }],
  ['no consent', { consent: false }],
  ['an unknown language', { language: 'fr' }],
  ['another field', { status: 'published' }],
])('REVIEW-05 a review with %s is refused and changes nothing', async (_, changes) => {
  const token = await (unwritten ??= aToken());
  expect(await refusalIn(await post('write', review(token, changes)))).toEqual([400, 'invalid-input']);
  expect(await read(token)).toMatchObject({ written: null });
});
let unwritten: Promise<string> | undefined;

test('REVIEW-05 the longest allowed text and name are saved as they are, in any script', async () => {
  const token = await aToken();
  const [text, name] = ['日'.repeat(1_000), 'ñ'.repeat(40)];
  expect(await stateOf(await post('write', review(token, { text, name })))).toBe('saved');
  expect(await read(token)).toMatchObject({ written: { text, name } });
});

test('REVIEW-04 unknown tokens get the same answer as wrong ones, and guesses are limited', async () => {
  expect(await stateOf(await post('read', { token: 'AbCdEfGhIjKlMnOpQrStUv' }))).toBe('unknown');
  expect(await stateOf(await post('write', review('nothing')))).toBe('unknown');
  expect(await stateOf(await post('withdraw', { token: 'nothing' }))).toBe('unknown');
  let status = 200;
  for (let attempt = 0; attempt < 60 && status === 200; attempt += 1)
    ({ status } = await post('read', { token: `guess-${attempt}` }));
  expect(status).toBe(429);
});

test('REVIEW-04 no log contains a token', async () => {
  const token = await aToken();
  await post('write', review(token));
  await get(`/review/${token}`);
  expect(JSON.stringify(flow.log.lines)).not.toContain(token);
});

test('REVIEW-09 a decision about an old version gets both versions; one without a reason is refused', async () => {
  const token = await aToken();
  await post('write', review(token, { text: 'First words' }));
  const { cookie } = await aSupporter();
  const found = (await listed('waiting', cookie)).find(({ text }) => text === 'First words');
  await post('write', review(token, { text: 'Other words' }));
  const decide = (body: object) =>
    send('PUT', `/api/admin/reviews/${found?.id ?? ''}/decision`, { body, cookie });
  const refused = await decide({ status: 'published', rejection: null, edition: found?.edition });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { code: 'changed-meanwhile' },
    conflict: { stored: { text: 'Other words' }, sent: { status: 'published' } },
  });
  const edition = (found?.edition ?? 0) + 1;
  for (const body of [
    { status: 'rejected', rejection: null, edition },
    { status: 'published', rejection: 'insult', edition },
    { status: 'rejected', rejection: 'too-few-stars', edition },
  ])
    expect(await refusalIn(await decide(body))).toEqual([400, 'invalid-input']);
  expect((await decide({ status: 'rejected', rejection: 'insult', edition })).status).toBe(200);
});
