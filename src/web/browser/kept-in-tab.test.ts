import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { guardedStorage } from './guarded-storage.ts';
import { KEPT_MS, keptInTab } from './kept-in-tab.ts';

const Typed = z.object({ email: z.string() });

/** A tab whose clock moves only when the test moves it. */
function aTab() {
  const texts = new Map<string, string>();
  const clock = { now: 1_000 };
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  const parts = { storage: guardedStorage(() => storage), now: () => clock.now };
  return { texts, clock, kept: keptInTab('typed', Typed, parts) };
}

test('CHECKOUT-36 what was typed before a payment page is kept for 30 minutes and no longer', () => {
  const { clock, kept } = aTab();
  kept.keep({ email: 'ana@example.com' });
  clock.now += 30 * 60_000 - 1;
  expect(kept.read()).toEqual({ email: 'ana@example.com' });
  clock.now += 1;
  expect(kept.read()).toBeNull();
});

test('CHECKOUT-36 a payment forgets it', () => {
  const { texts, kept } = aTab();
  kept.keep({ email: 'ana@example.com' });
  kept.forget();
  expect([kept.read(), texts.size]).toEqual([null, 0]);
});

test.each(['', '{', 'null', '[]', '{"value":{"email":1},"keptUntil":9e15}', '{"value":{"email":"a"}}'])(
  'anything else that the storage may contain is ignored: %s',
  (text) => {
    const { texts, kept } = aTab();
    texts.set('typed', text);
    expect(kept.read()).toBeNull();
  },
);

test('without storage nothing is kept and nothing fails', () => {
  const refuse = guardedStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const kept = keptInTab('typed', Typed, { storage: refuse, now: () => KEPT_MS });
  kept.keep({ email: 'ana@example.com' });
  kept.forget();
  expect(kept.read()).toBeNull();
});
