import { expect, test } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

test('SUPPORT-21 one client cannot take the uploads of the others, and all together are bounded', async () => {
  const slots = new UploadSlots({ all: 4, perClient: 2 });
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const running = ['a', 'a', 'b'].map((client) => slots.use(client, () => end));
  expect(await slots.use('a', () => Promise.resolve(1))).toBe('client-full');
  running.push(slots.use('c', () => end));
  expect(await slots.use('d', () => Promise.resolve(1))).toBe('full');
  resolve(undefined);
  await Promise.all(running);
  expect(await slots.use('a', () => Promise.resolve(1))).toBe(1);
});
