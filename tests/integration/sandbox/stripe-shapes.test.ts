import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { anOrder, aSandboxWithShop, idOf } from './with-shop.ts';

const FILE = join(import.meta.dirname, '../../../../shared/contracts/stripe-fixtures.json');
const isAbsent = !existsSync(FILE);
const skipReason = isAbsent ? ' (skipped: no ../shared/contracts in this clone)' : '';

const ObjectSchema = z.record(z.string(), z.unknown());

function fixture(name: string): unknown {
  return ObjectSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))[name];
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/**
 * Where our object lacks a field of theirs, or has another type. Null fits everything: the service omits what
 * a payment does not use. Metadata and the object of an event may contain anything.
 */
function differences(theirs: unknown, ours: unknown, path = ''): string[] {
  if (theirs === null || ours === null) return [];
  if (kindOf(theirs) !== kindOf(ours)) return [`${path}: ${kindOf(theirs)} expected, ${kindOf(ours)} found`];
  const [object, own] = [ObjectSchema.safeParse(theirs), ObjectSchema.safeParse(ours)];
  if (!object.success || !own.success || path === '.data.object') return [];
  return Object.entries(object.data).flatMap(([name, value]) =>
    name in own.data ? differences(value, own.data[name], `${path}.${name}`) : [`${path}.${name}: missing`],
  );
}

/** The objects of one paid and partly refunded order, as the API sends them. */
async function realObjects() {
  const { stripe, pay } = await aSandboxWithShop();
  const open = await stripe.checkout.sessions.create(anOrder());
  await pay(open);
  const session = await stripe.checkout.sessions.retrieve(open.id);
  const intent = await stripe.paymentIntents.retrieve(idOf(session.payment_intent));
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
  const charge = await stripe.charges.retrieve(idOf(intent.latest_charge), { expand: ['refunds'] });
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  const [lineItem] = (await stripe.checkout.sessions.listLineItems(session.id)).data;
  const objects = {
    'checkout.session': session,
    payment_intent: intent,
    charge,
    refund,
    event,
    line_item: lineItem,
  };
  return ObjectSchema.parse(JSON.parse(JSON.stringify(objects)));
}

test.skipIf(isAbsent)(
  `SANDBOX-04 every object has every field of Stripe's own fixture, with a fitting type${skipReason}`,
  async () => {
    const objects = await realObjects();
    for (const [name, ours] of Object.entries(objects)) {
      expect(differences(fixture(name), ours), name).toEqual([]);
    }
  },
);

test('the comparison detects a missing field and a wrong type', () => {
  expect(differences({ a: 1, b: { c: 'x' } }, { a: '1', b: {} })).toEqual([
    '.a: number expected, string found',
    '.b.c: missing',
  ]);
});
