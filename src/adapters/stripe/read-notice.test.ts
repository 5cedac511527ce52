import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readNotice } from './read-notice.ts';

const stripe = new Stripe('sk_test_x');

test.each([
  '',
  'junk',
  't=,v1=',
  't=junk,v1=',
  't=1,v1',
  'v1=,v1=',
  't=1,v1==x',
  't=1,v1=abc',
  `t=1,v1=é${'a'.repeat(63)}`,
  `t=1,v1=${'a'.repeat(64)}`,
  `t=1,v1=${'a'.repeat(64)}=`,
])('ERROR-11 the malformed signature “%s” is refused, not an error of ours', (signature) => {
  expect(readNotice(stripe, { rawBody: '{}', signature, secret: 'whsec_x' })).toBeNull();
});

test('a correct signature is accepted', () => {
  const rawBody = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', id: 'cs_1' } },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret: 'whsec_x' });
  expect(readNotice(stripe, { rawBody, signature, secret: 'whsec_x' })).toEqual({
    noticeId: 'evt_1',
    kind: 'checkout.session.completed',
    sessionId: 'cs_1',
  });
});
