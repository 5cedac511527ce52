import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InstallAnswer } from '#contract/checkout-sessions.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, aRoad, payOnPage } from './road-shop.ts';

const road = aRoad();

test('PAY-01 PAY-04 FULFIL-01 ORDER-04 a paid order becomes an eSIM that the ledger knows, to the cent', async () => {
  const email = anEmail();
  const { url, sessionId, cookie } = await road.checkout({ email });
  expect(await road.progress(sessionId, cookie)).toMatchObject({ state: 'checking', isOwnBrowser: true });
  await payOnPage(url);
  const order = await road.untilStatus(sessionId, 'fulfilled');

  const paid = (await road.ledger('session-paid')).filter(({ data }) => data['session'] === sessionId);
  expect(paid.map(({ data }) => data['amount'])).toEqual([order.total_cents]);
  const units = await road.rows(
    z.object({ id: z.string(), iccid: z.string(), activation_code: z.string() }),
    sql`select u.id, e.iccid, e.activation_code from order_units u join esims e on e.unit_id = u.id
        where u.order_id = ${order.id}`,
  );
  const sold = (await road.ledger('esim-sold')).filter(({ data }) => data['description'] === units[0]?.id);
  expect(sold.map(({ data }) => data['iccid'])).toEqual([units[0]?.iccid]);
  expect(units[0]?.activation_code).toMatch(/^v1\./);

  await eventually(async () =>
    expect(await road.progress(sessionId, cookie)).toMatchObject({
      state: 'ready',
      paymentStatus: 'paid',
      email,
      amountPaidCents: order.total_cents,
      steps: [{}, {}, {}, {}, { step: 'ready-to-use', state: 'complete' }],
    }),
  );
});
