import { expect, test } from 'vitest';
import { CaptureLeadBody } from '#contract/leads.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { leadOf } from './lead-of.ts';

test('LEAD-01 of a large cart the first twenty items are sent, with the value of all of it', () => {
  const items = Array.from({ length: 25 }, (_, number) => ({
    ...aCartPlan({ packageId: `plan-${number}`, priceCents: 229 }),
    quantity: 1,
  }));
  const lead = leadOf({ email: 'ana@example.com', items, reminderLanguage: null }, { utm_source: 'news' });
  expect(CaptureLeadBody.parse(lead)).toEqual(lead);
  expect(lead.cartItems.map(({ packageId }) => packageId)).toEqual(
    Array.from({ length: 20 }, (_, number) => `plan-${number}`),
  );
  expect(lead.cartItems[0]).toMatchObject({ packageId: 'plan-0', price: 2.29 });
  expect(lead).toMatchObject({ cartValueCents: 5725, utm_source: 'news', source: 'checkout' });
});

test('LEAD-05 only a ticked box asks for a reminder, with the key of its text', () => {
  const buyer = { email: 'ana@example.com', items: [] };
  expect(leadOf({ ...buyer, reminderLanguage: null }, {})).not.toHaveProperty('reminder');
  const lead = leadOf({ ...buyer, reminderLanguage: 'es' }, {});
  expect(CaptureLeadBody.parse(lead).reminder).toEqual({ text: 'cart-reminder-1', language: 'es' });
});
