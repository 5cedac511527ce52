import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { SANDBOX_KEYS } from '../order-flow/parts.ts';
import { payOnPage, type anOrderFlow } from '../order-flow/shop.ts';

const Row = z.object({ status: z.string(), is_read: z.boolean(), failures: z.int() });

/** eSIMs bought in the shop, and what makes the shop read them. */
export function deliveredEsims(flow: ReturnType<typeof anOrderFlow>) {
  const deliver = async (index: number) => {
    const { url, sessionId } = await flow.checkout({ lines: [{ ...flow.plan(index), quantity: 1 }] });
    await payOnPage(url);
    const { id: orderId } = await flow.untilStatus(sessionId, 'fulfilled');
    const [found] = await flow.rows(
      z.object({ id: z.string(), iccid: z.string() }),
      sql`select e.id, e.iccid from esims e join order_units u on u.id = e.unit_id where u.order_id = ${orderId}`,
    );
    if (found === undefined) throw new Error('Nothing was delivered');
    return found;
  };
  const stateOf = async (esimId: string) => {
    const [row] = await flow.rows(
      Row,
      sql`select status, read_at is not null as is_read, read_failures as failures from esims where id = ${esimId}`,
    );
    return Row.parse(row);
  };
  /** The network tells the shop that something changed. */
  const notify = (body: string) => {
    const signature = createHmac('sha512', SANDBOX_KEYS.airaloClientSecret).update(body).digest('hex');
    return fetch(`${flow.parts().origin}/api/webhooks/airalo`, {
      method: 'POST',
      headers: { 'airalo-signature': signature },
      body,
    });
  };
  return {
    deliver,
    stateOf,
    notify,
    /** The minutely job: its schedule follows the machine's clock, so the test queues it. */
    queueReadings: () => flow.parts().shop.queue.enqueue({ name: 'queue-esim-readings', data: {} }),
    connect: (iccid: string) => flow.control('POST', `/network/esims/${iccid}/connect`, {}),
  };
}

export const lowData = (iccid: string) => JSON.stringify({ level: '90%', remaining_percentage: 1, iccid });
