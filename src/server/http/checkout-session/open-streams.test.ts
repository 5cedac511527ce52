import { expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

const REFUSED = { kind: 'refused', because: 'client' };

test('one client has at most five streams for one order, and other clients are not affected', () => {
  const streams = new OpenStreams();
  const slots = Array.from({ length: 5 }, () => streams.open('ana', 'order-1'));
  expect(slots.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'open'));
  expect(streams.open('ana', 'order-1')).toEqual(REFUSED);
  expect(streams.open('ana', 'order-2').kind).toBe('open');
  expect(streams.open('eva', 'order-1').kind).toBe('open');
  const [first] = slots;
  if (first?.kind === 'open') {
    first.close();
    first.close();
  }
  expect(streams.open('ana', 'order-1').kind).toBe('open');
  expect(streams.open('ana', 'order-1')).toEqual(REFUSED);
});

test('one client has at most twenty streams, over any number of orders', () => {
  const streams = new OpenStreams();
  for (let order = 0; order < 20; order += 1) expect(streams.open('ana', `order-${order}`).kind).toBe('open');
  expect(streams.open('ana', 'order-20')).toEqual(REFUSED);
  expect(streams.open('eva', 'order-20').kind).toBe('open');
});

test('all clients together have at most two thousand streams', () => {
  const streams = new OpenStreams();
  for (let client = 0; client < 2000; client += 1) streams.open(`client-${client}`, 'order-1');
  expect(streams.open('late', 'order-1')).toEqual({ kind: 'refused', because: 'process' });
});
