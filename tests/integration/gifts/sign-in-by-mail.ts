import { expect } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { cookiesOf, type anOrderFlow } from '../order-flow/shop.ts';

/** The session of a buyer who used the link in the first mail of the order. */
export async function signInByMail(flow: ReturnType<typeof anOrderFlow>, email: string): Promise<string> {
  const token = await eventually(async () => {
    const text = (await flow.mailsTo(email)).map((mail) => mail.text).join('\n');
    return z.string().parse(/magic_link=([^&\s]+)/.exec(text)?.[1]);
  });
  const verified = await customersOf(flow).post('/magic-link/verify', { token });
  expect(verified.status).toBe(200);
  return cookiesOf(verified);
}
