import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNetworkNotice } from './read-network-notice.ts';

const SECRET = 'client-secret';

function received(rawBody: string) {
  return { rawBody, signature: createHmac('sha512', SECRET).update(rawBody).digest('hex') };
}
const read = (rawBody: string) => readNetworkNotice(received(rawBody), SECRET);

test('ESIM-16 of a notice about low data only the ICCID is used', () => {
  const notice = { level: '90%', package_name: 'x', remaining_percentage: 9, iccid: '8944465400003573253' };
  expect(read(JSON.stringify(notice))).toEqual({ iccid: '8944465400003573253' });
});

test.each([
  ['an order', '{"request_id":"x","sims":[{"iccid":"8944465400003573253"}]}'],
  ['our credit', '{"message":"Surpassed 80% of the credit limit balance","remaining":225.35}'],
  ['an ICCID that is not one', '{"iccid":"89; drop table esims"}'],
  ['a number', '{"iccid":8944465400003573253}'],
  ['nothing', ''],
  ['no JSON', '<xml/>'],
  ['null', 'null'],
])('ESIM-16 a signed notice about %s is about no eSIM', (_, body) => {
  expect(read(body)).toEqual({ iccid: null });
});

test('ESIM-16 a notice without the signature of the network is refused', () => {
  const { rawBody, signature } = received('{"iccid":"8944465400003573253"}');
  expect(readNetworkNotice({ rawBody, signature: '' }, SECRET)).toBeNull();
  expect(readNetworkNotice({ rawBody: `${rawBody} `, signature }, SECRET)).toBeNull();
  expect(readNetworkNotice({ rawBody, signature }, 'another secret')).toBeNull();
});
