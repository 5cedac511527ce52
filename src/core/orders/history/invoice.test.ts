import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiscount } from '#core/discounts/apply-discount.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aDiscount } from '#tests/builders/discount.ts';
import { after, anOrderRecord, aRefundRecord, aUnitRecord } from '#tests/builders/orders/order-record.ts';
import { aPackage } from '#tests/builders/package.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { unitRefundCents } from '../delivery/refund.ts';
import { includedTax, sumAmounts } from './included-tax.ts';
import { invoiceOf } from './invoice.ts';
import type { OrderRecord } from './order-record.ts';

const ENGLISH = { language: 'en', messagesOf } as const;
const SELLER = { ...aSeller(), taxBasisPoints: 2100 };

function invoice(
  changes: Partial<OrderRecord> = {},
  seller: typeof SELLER | { taxBasisPoints: null } = SELLER,
) {
  const made = invoiceOf(anOrderRecord(changes), { ...SELLER, ...seller }, ENGLISH);
  if (made === null) throw new Error('The order has no invoice');
  return made;
}

test('ORDER-28 the invoice has its number, date, order, seller, buyer, lines and the tax in them', () => {
  const { units } = anOrderRecord();
  expect(invoice({ units: [...units, ...units], subtotalCents: 1900 })).toEqual({
    number: 'F-000007',
    issuedAt: after(1),
    orderNumber: '100001',
    seller: SELLER,
    buyerEmail: 'ana@example.com',
    billing: null,
    currency: 'USD',
    discountCode: null,
    lines: [
      {
        title: 'Japan eSIM, 5 GB, 7 days',
        quantity: 2,
        unitPriceCents: 950,
        discountCents: 0,
        netCents: 1570,
        taxCents: 330,
        totalCents: 1900,
      },
    ],
    subtotalCents: 1900,
    discountCents: 0,
    total: { netCents: 1570, taxCents: 330, totalCents: 1900 },
    creditNotes: [],
    balance: { netCents: 1570, taxCents: 330, totalCents: 1900 },
  });
});

test('ORDER-35 the invoice names whom its owner added', () => {
  const billing = { name: 'Acme S.L.', address: 'Calle Mayor 1', country: 'España', taxNumber: 'B12345674' };
  expect(invoice({ billing })).toMatchObject({ billing, buyerEmail: 'ana@example.com', number: 'F-000007' });
});

test('ORDER-28 without a rate in the settings no tax is stated: net is total', () => {
  const { total, seller } = invoice({}, { taxBasisPoints: null });
  expect(total).toEqual({ netCents: 950, taxCents: 0, totalCents: 950 });
  expect(seller.taxBasisPoints).toBeNull();
});

test('ORDER-28 the seller and the rate of an old invoice do not change with the settings', () => {
  const old = { ...SELLER, name: 'Old Name', taxBasisPoints: 1000 };
  const invoices = [{ series: 'F', number: 1, issuedAt: after(1), refundId: null, seller: old } as const];
  expect(invoice({ invoices })).toMatchObject({ seller: old, total: { netCents: 864, taxCents: 86 } });
});

test('ORDER-28 ORDER-32 an order that is not paid has no invoice; an erased buyer is not named', () => {
  expect(invoiceOf(anOrderRecord({ invoices: [] }), SELLER, ENGLISH)).toBeNull();
  expect(invoice({ email: 'f00@deleted.invalid' }).buyerEmail).toBeNull();
});

const PRICES = fc.array(fc.integer({ min: 50, max: 99_999 }), { minLength: 1, maxLength: 12 });
const PLANS = ['Japan', 'Spain', 'Peru'].map((country_region) => aPackage({ country_region }));

test('ORDER-27 lines and credit notes sum to the cent to what the order flow stores, whatever the discount and the refunds', () => {
  fc.assert(
    fc.property(
      fc.record({
        prices: PRICES,
        value: fc.oneof(
          fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
          fc.integer({ min: 1, max: 20_000 }).map((amountCents) => ({ kind: 'fixed' as const, amountCents })),
        ),
        taxBasisPoints: fc.constantFrom(null, 0, 700, 1000, 2000, 2100, 2550),
        isRefunded: fc.infiniteStream(fc.boolean()),
      }),
      ({ prices, value, taxBasisPoints, isRefunded }) => {
        const priced = prices.map((priceCents, index) => ({
          packageId: String(index),
          destination: '',
          priceCents,
        }));
        const applied = applyDiscount(aDiscount({ value }), priced, { now: after(0), customer: null });
        const shares = applied.kind === 'applied' ? applied.sharesCents : [];
        const units = priced.map(({ priceCents }, index) => {
          const unit = { priceCents, discountCents: shares[index] ?? 0 };
          const amountCents = unitRefundCents(unit);
          const refund =
            amountCents > 0 && isRefunded.next().value
              ? aRefundRecord({ id: String(index), amountCents })
              : null;
          return aUnitRecord({ ...unit, described: PLANS[index % 3] ?? aPackage(), refund });
        });
        const subtotalCents = prices.reduce((sum, price) => sum + price, 0);
        const discountCents = shares.reduce((sum, share) => sum + share, 0);
        const refunded = units.flatMap(({ refund }) => refund ?? []);
        const made = invoiceOf(
          anOrderRecord({
            units,
            subtotalCents,
            discountCents,
            invoices: [
              { series: 'F', number: 1, issuedAt: after(1), refundId: null, seller: null },
              ...refunded.map(({ id }, index) => ({
                series: 'R' as const,
                number: index + 1,
                issuedAt: after(16),
                refundId: id,
                seller: null,
              })),
            ],
          }),
          { ...SELLER, taxBasisPoints },
          ENGLISH,
        );
        if (made === null) throw new Error('The order has no invoice');
        const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
        const totalCents = subtotalCents - discountCents;
        expect(made.total.totalCents).toBe(totalCents);
        expect(sum(made.lines.map((line) => line.unitPriceCents * line.quantity))).toBe(subtotalCents);
        expect(sum(made.lines.map((line) => line.discountCents))).toBe(discountCents);
        for (const one of [...made.lines, ...made.creditNotes, made.total, made.balance])
          expect(one.netCents + one.taxCents).toBe(one.totalCents);
        expect(made.balance.totalCents).toBe(totalCents - sum(refunded.map((refund) => refund.amountCents)));
        // A credit note takes back exactly the net and the tax that were stated for its unit.
        const kept = units.filter(({ refund }) => refund === null).map((unit) => unitRefundCents(unit));
        expect(made.balance).toEqual(sumAmounts(kept.map((cents) => includedTax(cents, taxBasisPoints))));
      },
    ),
    { numRuns: 500 },
  );
});
