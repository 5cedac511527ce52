import { expect, test } from 'vitest';
import { anAccountsShop } from './shop.ts';

test('more sign-ups at once than there are connections all succeed, each with its mail, and the shop can still read', async () => {
  const { call, mails, sendMails, postgres } = await anAccountsShop();
  const buyers = Array.from({ length: 16 }, (_, index) => index);
  const signUps = buyers.map((index) =>
    call('/sign-up/email', {
      body: { email: `buyer-${index}@example.com`, password: 'long enough 7291', name: '' },
      from: `203.0.113.${index + 1}`,
    }),
  );
  const read = postgres.pool.query('select 1 as one');
  expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(buyers.map(() => 200));
  expect((await read).rows).toEqual([{ one: 1 }]);
  await sendMails();
  expect(new Set(mails.map(({ to }) => to)).size).toBe(16);
});

test('no response about an account is stored by a browser or proxy', async () => {
  const { call } = await anAccountsShop();
  for (const path of ['/sign-in/magic-link', '/request-password-reset', '/sign-out']) {
    const response = await call(path, { body: { email: 'someone@example.com' } });
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
