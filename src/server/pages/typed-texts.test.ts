import { expect, test } from 'vitest';
import { typedTexts } from './typed-texts.ts';

const SHOP = 'https://shop.example';

function posted(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields).toString();
  return new Request(`${SHOP}/contact`, {
    method: 'POST',
    body,
    headers: {
      origin: SHOP,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
  });
}

test('ERROR-13 what was typed is returned, in the order of the forms; passwords and unknown fields are not', async () => {
  const fields = {
    message: ' Help! ',
    email: 'ana@example.com',
    password: 'secret1',
    website: 'x',
    name: '',
  };
  expect(await typedTexts(posted(fields), SHOP)).toEqual([
    { name: 'email', text: 'ana@example.com' },
    { name: 'message', text: 'Help!' },
  ]);
});

test.each([
  ['of another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['of another type', { 'content-type': 'application/json' }],
  ['that is too long', { 'content-length': '65537' }],
])('ERROR-13 nothing of a body %s is returned', async (_, headers) => {
  expect(await typedTexts(posted({ message: 'Call this number' }, headers), SHOP)).toEqual([]);
});

test('ERROR-13 a page that sends no origin is still recognised as our own', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect(await typedTexts(posted({ email: 'ana@example.com' }, headers), SHOP)).toHaveLength(1);
});
