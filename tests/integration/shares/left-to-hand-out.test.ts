import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { OrderDetailsResponse } from '#contract/account/order-documents.ts';
import { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const { get, aSignedInCustomer } = customersOf(flow);

async function unitsOf(orderId: string, cookie: string) {
  const response = await get(`/api/orders/${orderId}`, cookie);
  return OrderDetailsResponse.parse(await response.json()).order.units;
}

test('SHARE-71 an order knows which of its eSIMs can still be handed out', async () => {
  const { session, cookie, sessionId } = await aSignedInCustomer(0, 2);
  const { id } = await flow.orderOf(sessionId);
  const left = async () => {
    const install = InstallResponse.parse(
      await (await get(`/api/checkout-sessions/${sessionId}/install`, cookie)).json(),
    );
    const units = await unitsOf(id, session);
    return [units, install.esims].map((shown) => shown.filter(({ isToGive }) => isToGive).length);
  };
  expect(await left()).toEqual([2, 2]);
  const [first, second] = await unitsOf(id, session);
  await flow.run(sql`update esims set installed_at = now() where id = ${first?.esimId}`);
  expect(await left()).toEqual([1, 1]);
  await flow.run(sql`update esims set expires_at = now() where id = ${second?.esimId}`);
  expect(await left()).toEqual([0, 0]);
});
