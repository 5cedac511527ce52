import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { anOrderFlow } from '../order-flow/shop.ts';
import type { Change } from './change.ts';

type Flow = ReturnType<typeof anOrderFlow>;

/** Ten percent off everything. A test sets only the fields that it is about. */
export const RULES = {
  value: { kind: 'percent', percent: 10 },
  startsAt: null,
  endsAt: null,
  minimumSubtotalCents: null,
  perCustomerLimit: null,
  firstOrderOnly: false,
  packageIds: [],
  destinations: [],
};

export const aCode = () => `T-${randomUUID().slice(0, 12).toUpperCase()}`;

async function aStoredCode(flow: Flow): Promise<string> {
  const code = aCode();
  await flow.run(sql`insert into discount_codes (code, kind, percent) values (${code}, 'percent', 10)`);
  return code;
}

async function aSeries(flow: Flow, by: string): Promise<string> {
  const id = randomUUID();
  const rules = { ...RULES, value: { kind: 'percent', percent: 10 } as const };
  const { series } = flow.parts().shop.staff.discounts;
  await series.create({ id, prefix: 'AUDIT', count: 2, rules }, { by, at: flow.clock.now() });
  return id;
}

const Id = z.object({ id: z.coerce.string() });

export async function aSubscription(flow: Flow, email = `${randomUUID()}@example.com`): Promise<string> {
  const [row] = await flow.rows(
    Id,
    sql`insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at)
      values (${email}, 'es', 'newsletter-1', 'form', now(), now()) returning id`,
  );
  return row?.id ?? '';
}

export async function aLead(flow: Flow, email = `${randomUUID()}@example.com`): Promise<string> {
  const cart = JSON.stringify([
    { packageId: 'japan', price: 9.5, quantity: 2, title: '=1+1', country: 'Japan' },
  ]);
  const [row] = await flow.rows(
    Id,
    sql`insert into leads (email, source, cart, cart_value_cents, utm_source, utm_campaign, captured_at)
      values (${email}, 'checkout', ${cart}::jsonb, 1900, 'mailing', '@autumn', now()) returning id`,
  );
  return row?.id ?? '';
}

/** Discounts, newsletter addresses and leads. */
export const REACH_CHANGES: readonly Change[] = [
  {
    route: 'POST /api/admin/discounts',
    prepare() {
      const code = aCode();
      const body = { ...RULES, code, totalLimit: null };
      return Promise.resolve({ path: '/api/admin/discounts', body, target: { kind: 'discount', id: code } });
    },
  },
  {
    route: 'PUT /api/admin/discounts/{code}',
    async prepare(flow) {
      const code = await aStoredCode(flow);
      const body = { ...RULES, totalLimit: 5, edition: 1 };
      return { path: `/api/admin/discounts/${code}`, body, target: { kind: 'discount', id: code } };
    },
  },
  {
    route: 'PUT /api/admin/discounts/{code}/active',
    async prepare(flow) {
      const code = await aStoredCode(flow);
      const path = `/api/admin/discounts/${code}/active`;
      return { path, body: { isActive: false }, target: { kind: 'discount', id: code } };
    },
  },
  {
    route: 'POST /api/admin/discount-series',
    prepare() {
      const id = randomUUID();
      const body = { ...RULES, id, prefix: 'SPRING', count: 3 };
      const target = { kind: 'discount-series', id };
      return Promise.resolve({ path: '/api/admin/discount-series', body, target });
    },
  },
  {
    route: 'PUT /api/admin/discount-series/{id}/active',
    async prepare(flow, boss) {
      const id = await aSeries(flow, boss.id);
      const path = `/api/admin/discount-series/${id}/active`;
      return { path, body: { isActive: false }, target: { kind: 'discount-series', id } };
    },
  },
  {
    route: 'POST /api/admin/discount-series/{id}/export',
    async prepare(flow, boss) {
      const id = await aSeries(flow, boss.id);
      const path = `/api/admin/discount-series/${id}/export`;
      return { path, body: {}, target: { kind: 'discount-series', id } };
    },
  },
  {
    route: 'POST /api/admin/newsletter/export',
    prepare: () =>
      Promise.resolve({
        path: '/api/admin/newsletter/export',
        body: {},
        target: { kind: 'list', id: 'newsletter' },
      }),
  },
  {
    route: 'DELETE /api/admin/newsletter/{id}',
    async prepare(flow) {
      const id = await aSubscription(flow);
      return { path: `/api/admin/newsletter/${id}`, body: {}, target: { kind: 'newsletter-address', id } };
    },
  },
  {
    route: 'POST /api/admin/leads/export',
    prepare: () =>
      Promise.resolve({ path: '/api/admin/leads/export', body: {}, target: { kind: 'list', id: 'leads' } }),
  },
  {
    route: 'DELETE /api/admin/leads/{id}',
    async prepare(flow) {
      const id = await aLead(flow);
      return { path: `/api/admin/leads/${id}`, body: {}, target: { kind: 'lead', id } };
    },
  },
];
