import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { DatabaseHealth } from './database-health.ts';

function aHealth() {
  const clock = aClock();
  let checks = 0;
  let isUp = true;
  const health = new DatabaseHealth({
    clock,
    isReachable: () => {
      checks += 1;
      return Promise.resolve(isUp);
    },
  });
  return {
    clock,
    health,
    checks: () => checks,
    disconnect: () => (isUp = false),
    reconnect: () => (isUp = true),
  };
}

test('OPS-05 a pool that hands out no connection is stuck after a minute, not before', async () => {
  const { clock, health, disconnect } = aHealth();
  expect(await health.isReachable()).toBe(true);
  disconnect();
  clock.advance(59);
  expect(await health.isReachable()).toBe(false);
  expect(await health.isStuck()).toBe(false);
  clock.advance(1);
  expect(await health.isStuck()).toBe(true);
});

test('a pool that hands out a connection is busy, not stuck', async () => {
  const { clock, health, disconnect } = aHealth();
  disconnect();
  clock.advance(50);
  health.noteConnection();
  clock.advance(59);
  expect(await health.isStuck()).toBe(false);
  clock.advance(1);
  expect(await health.isStuck()).toBe(true);
});

test('after a long idle time the pool is checked before it counts as stuck, and a recovered pool does not', async () => {
  const { clock, health, checks, disconnect, reconnect } = aHealth();
  clock.advance(3_600);
  expect(await health.isStuck()).toBe(false);
  expect(checks()).toBe(1);
  disconnect();
  clock.advance(60);
  expect(await health.isStuck()).toBe(true);
  reconnect();
  clock.advance(1);
  expect(await health.isStuck()).toBe(false);
});

test('the database is queried at most once a second, for any number of callers', async () => {
  const { clock, health, checks } = aHealth();
  await Promise.all(Array.from({ length: 100 }, () => health.isReachable()));
  expect(checks()).toBe(1);
  clock.advance(0.9);
  await health.isReachable();
  expect(checks()).toBe(1);
  clock.advance(0.1);
  await health.isReachable();
  expect(checks()).toBe(2);
});
