import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { CheckoutSessionResponse } from '#contract/orders/checkout-sessions.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { reconcileOrders } from '#core/orders/reconcile-orders.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { countPools, stopsInTime, untilPoolsAreWhole } from '#tests/database/whole-pool.ts';
import { openParts, type Parts } from './parts.ts';
import { submitCheckout, type CheckoutOptions } from './place-checkout.ts';

const Ledger = z.object({
  entries: z.array(z.object({ kind: z.string(), data: z.record(z.string(), z.unknown()) })),
});
const Mails = z.object({
  messages: z.array(
    z.object({
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      messageId: z.string().nullable(),
      attachments: z.array(z.object({ contentType: z.string(), contentId: z.string().nullable() })),
    }),
  ),
});

export const anEmail = () => `${randomUUID().slice(0, 12)}@example.com`;

/** A clock that follows the machine's and can be advanced. */
function aMovableClock() {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (seconds: number) => void (aheadMs += seconds * 1000),
    reset: () => void (aheadMs = 0),
  };
}

/**
 * One whole shop for a test file, against a real sandbox. Tests are isolated by their own addresses and
 * packages. Before each test, faults are cleared and the clock is reset.
 */
export function anOrderFlow({ openPages }: Readonly<{ openPages?: () => Promise<Pages> }> = {}) {
  const clock = aMovableClock();
  const log = aLog();
  let opened: Parts | null = null;

  beforeAll(async () => {
    opened = await openParts({ clock, log, mailTemplates: sourceMailTemplates, pages: await openPages?.() });
  });
  afterAll(async () => {
    const last = opened;
    if (last === null) return;
    try {
      await untilPoolsAreWhole(() => countPools(last.shop.postgres));
    } finally {
      await stopsInTime(() => last.close());
    }
  });
  beforeEach(async () => {
    clock.reset();
    await control('DELETE', '/faults');
  });

  function parts(): Parts {
    if (opened === null) throw new Error('The shop has not started yet');
    return opened;
  }

  async function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${parts().sandbox.origin}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`The sandbox responded ${response.status} to ${method} /control${path}`);
    return response.json();
  }

  /** A plan that the sandbox really sells. A test that changes a plan uses its own index. */
  function plan(index = 0) {
    const offered = parts().offered[index];
    if (offered === undefined) throw new Error('The shop sells fewer plans');
    return {
      packageId: offered.package.package_id,
      price: dollarsFromCents(offered.package.minimumPriceCents),
    };
  }

  const submit = (options: CheckoutOptions = {}) =>
    submitCheckout(parts().origin, { lines: [{ ...plan(), quantity: 1 }], email: anEmail(), ...options });

  async function rows<Schema extends z.ZodType>(row: Schema, query: SQL): Promise<z.infer<Schema>[]> {
    return z.array(row).parse((await parts().shop.postgres.db.execute(query)).rows);
  }

  async function orderOf(sessionId: string) {
    const [order] = await rows(
      z.object({ id: z.string(), status: z.string(), total_cents: z.int() }),
      sql`select o.* from orders o join checkout_sessions s on s.order_id = o.id where s.session_id = ${sessionId}`,
    );
    if (order === undefined) throw new Error(`No order has the session ${sessionId}`);
    return order;
  }

  return {
    clock,
    log,
    parts,
    plan,
    control,
    submit,
    rows,
    orderOf,
    fault: (fault: Readonly<Record<string, string | number>>) => control('POST', '/faults', fault),
    /** What the external services really did. */
    ledger: async (kind: string) =>
      Ledger.parse(await control('GET', `/ledger?kind=${kind}&limit=100000`)).entries,
    async checkout(options: CheckoutOptions = {}) {
      const response = await submit(options);
      if (response.status !== 200) throw new Error(`The checkout responded ${await response.text()}`);
      const { url } = z.object({ url: z.string() }).parse(await response.json());
      return { url, sessionId: sessionIn(url), cookie: cookiesOf(response) };
    },
    async progress(sessionId: string, cookie = '') {
      const url = `${parts().origin}/api/checkout-sessions/${sessionId}`;
      return CheckoutSessionResponse.parse(await (await fetch(url, { headers: { cookie } })).json());
    },
    /** An attempt to deliver a unit of this order has ended and stored its result; another may be planned. */
    untilAttemptEnded: (sessionId: string) =>
      eventually(async () => {
        const { id } = await orderOf(sessionId);
        const ended = sql`select 1 from jobs.job join order_units u on u.id::text = data->>'unitId'
          where name = 'fulfil-unit' and state = 'completed' and u.order_id = ${id}`;
        expect((await rows(z.object({}), ended)).length).toBeGreaterThan(0);
      }),
    untilStatus: (sessionId: string, status: string) =>
      eventually(async () => {
        const order = await orderOf(sessionId);
        expect(order.status).toBe(status);
        return order;
      }, 30_000),
    mailsTo: async (address: string) => {
      const url = `${parts().sandbox.origin}/mailbox/messages?to=${encodeURIComponent(address)}`;
      return Mails.parse(await (await fetch(url)).json()).messages;
    },
    /** As in a new process: it polls everything. */
    reconcile: () => reconcileOrders({ late: parts().shop.orders.late, clock, log, startedAt: clock.now() }),
    /** Writes rows directly into the tables. */
    run: async (query: SQL): Promise<void> => {
      await parts().shop.postgres.db.execute(query);
    },
  };
}

/** The checkout session of a payment page. */
export function sessionIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

/** Fills in the payment page and submits it. */
export async function payOnPage(url: string, number = '4242424242424242'): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123' }),
  });
}
