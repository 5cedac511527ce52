import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { admitCheckout, type CheckoutToAdmit } from './admit-checkout.ts';
import type { SharedLimits } from './rate-limit.ts';
import { HOLD_LIMITS } from './shop-limits.ts';

/** Counts without time: what is taken stays taken until it is released. */
function someCounts() {
  const used = new Map<string, number>();
  const counts: SharedLimits = {
    take: ({ name, most }, target) => {
      const key = `${name} ${target}`;
      const before = used.get(key) ?? 0;
      if (before >= most) return Promise.resolve({ isAllowed: false, retryAfterSeconds: 60 });
      used.set(key, before + 1);
      return Promise.resolve({ isAllowed: true });
    },
    release: ({ name }, target) => {
      const key = `${name} ${target}`;
      used.set(key, (used.get(key) ?? 0) - 1);
      return Promise.resolve();
    },
  };
  return { counts, total: () => [...used.values()].reduce((sum, uses) => sum + uses, 0) };
}

const CHECKOUT: CheckoutToAdmit = { client: 'a', buyer: 'x', cart: 'cart', code: null, holdsLimited: true };

function aShop() {
  const { counts, total } = someCounts();
  const admit = (changes: Partial<CheckoutToAdmit>) =>
    admitCheckout({ counts, limits: HOLD_LIMITS, clock: aClock() }, { ...CHECKOUT, ...changes });
  const isAllowed = async (changes: Partial<CheckoutToAdmit>) => (await admit(changes)).verdict.isAllowed;
  return { admit, isAllowed, total };
}

test('CHECKOUT-34 the ninth cart of one client is refused, whatever the address; another client goes on', async () => {
  const { isAllowed } = aShop();
  const allowed = [];
  for (let number = 1; number <= 9; number += 1)
    allowed.push(await isAllowed({ cart: `cart ${number}`, buyer: `buyer ${number}` }));
  expect(allowed).toEqual([true, true, true, true, true, true, true, true, false]);
  expect(await isAllowed({ client: 'b', cart: 'other', buyer: 'other' })).toBe(true);
});

test('CHECKOUT-34 the sixth cart of one buyer is refused, whatever the client', async () => {
  const { isAllowed } = aShop();
  const allowed = [];
  for (let number = 1; number <= 6; number += 1)
    allowed.push(await isAllowed({ cart: `cart ${number}`, client: `client ${number}` }));
  expect(allowed).toEqual([true, true, true, true, true, false]);
});

test('CHECKOUT-34 one cart counts once, and what is not limited counts nowhere', async () => {
  const { isAllowed, total } = aShop();
  for (let tries = 0; tries < 50; tries += 1) expect(await isAllowed({})).toBe(true);
  const counted = total();
  for (let number = 0; number < 50; number += 1)
    expect(await isAllowed({ cart: `unlimited ${number}`, holdsLimited: false })).toBe(true);
  expect(total()).toBe(counted);
});

test('COUPON-23 a buyer takes a code over three times; another code and another buyer have their own count', async () => {
  const { isAllowed } = aShop();
  const allowed = [];
  for (let number = 1; number <= 5; number += 1)
    allowed.push(await isAllowed({ cart: `cart ${number}`, code: 'A', holdsLimited: false }));
  expect(allowed).toEqual([true, true, true, true, false]);
  expect(await isAllowed({ cart: 'b', code: 'B', holdsLimited: false })).toBe(true);
  expect(await isAllowed({ cart: 'c', code: 'A', buyer: 'account 1', holdsLimited: false })).toBe(true);
});

test('CHECKOUT-34 a refused checkout, and one that is taken back, is counted nowhere', async () => {
  const { admit, isAllowed, total } = aShop();
  const { undo } = await admit({ code: 'A' });
  expect(total()).toBe(4);
  await undo();
  await undo();
  expect(total()).toBe(0);
  for (let number = 1; number <= 5; number += 1) await isAllowed({ cart: `cart ${number}` });
  const before = total();
  expect(await isAllowed({ cart: 'sixth' })).toBe(false);
  expect(total()).toBe(before);
});
