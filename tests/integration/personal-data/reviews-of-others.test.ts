import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { anOrderFlow } from '../order-flow/shop.ts';
import { dataOwnersOf } from './customers-with-everything.ts';

const flow = anOrderFlow();
const { aSignedInCustomer, esimsOf, exportOf, deleteMe } = dataOwnersOf(flow);

test('REVIEW-15 an export has the reviews of its own address only; a deleted account takes the reviews of its address and of its eSIMs along', async () => {
  const { email, session } = await aSignedInCustomer();
  const [esim] = await esimsOf(session);
  const askedAs = (address: string) =>
    flow.run(sql`insert into reviews (esim_id, order_id, email, token_hash, asked_at, status, stars, body, language,
        consent_text, written_at)
      select e.id, u.order_id, ${address}, sha256(e.id::text::bytea), now(), 'waiting', 4, 'My words', 'en', 'review-1', now()
      from esims e join order_units u on u.id = e.unit_id where e.id = ${esim?.id}
      on conflict (esim_id) do update set email = excluded.email`);
  await askedAs('recipient-of-a-gift@example.com');
  expect(JSON.stringify(await exportOf(session))).not.toContain('My words');
  await askedAs(email);
  const own = JSON.stringify(await exportOf(session));
  expect(own).toContain('My words');
  expect(own).not.toMatch(/token_hash|sha256/);
  const left = () => flow.rows(z.unknown(), sql`select 1 from reviews where esim_id = ${esim?.id}`);
  const recipient = await aSignedInCustomer();
  await askedAs(recipient.email);
  expect((await deleteMe(recipient.email, recipient.session)).status).toBe(200);
  expect(await left()).toEqual([]);
  expect(await esimsOf(session)).toHaveLength(1);
  await askedAs('recipient-of-a-gift@example.com');
  expect(await left()).toHaveLength(1);
  expect((await deleteMe(email, session)).status).toBe(200);
  expect(await left()).toEqual([]);
});
