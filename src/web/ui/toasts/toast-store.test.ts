import { expect, test } from 'vitest';
import { createToastStore, type Timers } from './toast-store.ts';

/** A clock that moves only when the test moves it. */
function manualClock(): Timers & { pass(milliseconds: number): void } {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    after(milliseconds, run) {
      const entry = { at: now + milliseconds, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

const visible = (store: ReturnType<typeof createToastStore>) =>
  store.list().filter(({ state }) => state === 'open');

test('TOAST-01 TOAST-06 a toast goes from open to dismissed, and is removed 1,000,000 ms later', () => {
  const clock = manualClock();
  const store = createToastStore(clock);
  const id = store.show({ title: 'Added' });
  expect(store.list()).toMatchObject([{ id, state: 'open' }]);
  store.dismiss(id);
  expect(store.list()).toMatchObject([{ id, state: 'dismissed' }]);
  clock.pass(999_999);
  expect(store.list()).toHaveLength(1);
  clock.pass(1);
  expect(store.list()).toEqual([]);
});

test('TOAST-02 a second toast replaces the first: one is visible at a time', () => {
  const store = createToastStore(manualClock());
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  expect(visible(store)).toMatchObject([{ title: 'Second' }]);
});

test('each toast closes automatically after its own time', () => {
  const clock = manualClock();
  const store = createToastStore(clock);
  store.show({ title: 'Removed', durationMs: 1500 });
  clock.pass(1499);
  expect(visible(store)).toHaveLength(1);
  clock.pass(1);
  expect(visible(store)).toHaveLength(0);
});

test('the timer of an earlier toast does not close a later one', () => {
  const clock = manualClock();
  const store = createToastStore(clock);
  store.show({ title: 'First', durationMs: 1500 });
  clock.pass(1000);
  store.show({ title: 'Second', durationMs: 3000 });
  clock.pass(600);
  expect(visible(store)).toMatchObject([{ title: 'Second' }]);
});

test('a held toast stays open, and its timer starts again when it is released', () => {
  const clock = manualClock();
  const store = createToastStore(clock);
  const id = store.show({ title: 'Read me', durationMs: 1500 });
  clock.pass(1000);
  store.hold(id);
  clock.pass(60_000);
  expect(visible(store)).toHaveLength(1);
  store.release(id);
  clock.pass(1499);
  expect(visible(store)).toHaveLength(1);
  clock.pass(1);
  expect(visible(store)).toHaveLength(0);
});

test('holding or releasing a dismissed toast does not affect the current one', () => {
  const clock = manualClock();
  const store = createToastStore(clock);
  const gone = store.show({ title: 'First', durationMs: 1500 });
  store.show({ title: 'Second', durationMs: 1500 });
  store.hold(gone);
  clock.pass(1000);
  store.release(gone);
  clock.pass(500);
  expect(visible(store)).toEqual([]);
});

test('dismissing twice changes nothing, and listeners are notified until they unsubscribe', () => {
  const store = createToastStore(manualClock());
  let received = 0;
  const unsubscribe = store.subscribe(() => received++);
  const id = store.show({ title: 'Hello' });
  store.dismiss(id);
  store.dismiss(id);
  expect(received).toBe(2);
  unsubscribe();
  store.show({ title: 'Unheard' });
  expect(received).toBe(2);
});
