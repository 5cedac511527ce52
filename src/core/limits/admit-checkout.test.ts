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

const ANA = { guestEmail: 'ana@example.com' };
const CHECKOUT: CheckoutToAdmit = { client: 'a', buyer: ANA, cart: 'cart', code: null, holdsLimited: true };

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
    allowed.push(await isAllowed({ cart: `cart ${number}`, buyer: { guestEmail: `${number}@example.com` } }));
  expect(allowed).toEqual([true, true, true, true, true, true, true, true, false]);
  expect(await isAllowed({ client: 'b', cart: 'other' })).toBe(true);
});

test('CHECKOUT-34 the sixth cart of one account is refused, whatever the client', async () => {
  const { isAllowed } = aShop();
  const allowed = [];
  for (let number = 1; number <= 6; number += 1) {
    const buyer = { accountId: 'ana' };
    allowed.push(await isAllowed({ cart: `cart ${number}`, client: `client ${number}`, buyer }));
  }
  expect(allowed).toEqual([true, true, true, true, true, false]);
});

test("CHECKOUT-43 a stranger's carts in a guest's address do not refuse the guest on another client", async () => {
  const { isAllowed } = aShop();
  const allowed = [];
  for (let number = 1; number <= 6; number += 1)
    allowed.push(await isAllowed({ cart: `cart ${number}`, client: 'stranger' }));
  expect(allowed).toEqual([true, true, true, true, true, false]);
  expect(await isAllowed({ cart: 'own' })).toBe(true);
});

test('CHECKOUT-43 one address of a guest has twenty carts at all clients together', async () => {
  const { isAllowed } = aShop();
  const allowed = [];
  for (let number = 1; number <= 21; number += 1)
    allowed.push(await isAllowed({ cart: `cart ${number}`, client: `client ${number}` }));
  expect(allowed.filter(Boolean)).toHaveLength(20);
  expect(allowed.at(-1)).toBe(false);
  expect(await isAllowed({ cart: 'own', buyer: { accountId: 'ana' } })).toBe(true);
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
  expect(await isAllowed({ cart: 'c', code: 'A', buyer: { accountId: '1' }, holdsLimited: false })).toBe(
    true,
  );
});

test("COUPON-26 a stranger's carts with a guest's address and code do not refuse the guest on another client", async () => {
  const { isAllowed } = aShop();
  const takeOver = (client: string, number: number) =>
    isAllowed({ cart: `${client} ${number}`, client, code: 'A', holdsLimited: false });
  const stranger = [];
  for (let number = 1; number <= 5; number += 1) stranger.push(await takeOver('stranger', number));
  expect(stranger).toEqual([true, true, true, true, false]);
  const own = [];
  for (let number = 1; number <= 5; number += 1) own.push(await takeOver('own', number));
  expect(own).toEqual([true, true, true, true, false]);
  const others = [];
  for (let number = 1; number <= 13; number += 1) others.push(await takeOver(`client ${number}`, number));
  expect(others.filter(Boolean)).toHaveLength(12);
});

test('CHECKOUT-34 a refused checkout, and one that is taken back, is counted nowhere', async () => {
  const { admit, isAllowed, total } = aShop();
  const { undo } = await admit({ code: 'A' });
  expect(total()).toBe(6);
  await undo();
  await undo();
  expect(total()).toBe(0);
  for (let number = 1; number <= 5; number += 1) await isAllowed({ cart: `cart ${number}` });
  const before = total();
  expect(await isAllowed({ cart: 'sixth' })).toBe(false);
  expect(total()).toBe(before);
});
