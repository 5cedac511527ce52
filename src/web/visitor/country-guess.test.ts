import { expect, test } from 'vitest';
import { CountryGuess } from './country-guess.ts';

const SPAIN = { country: 'ES' };

test('one request is sent, however many callers there are', async () => {
  let requestCount = 0;
  const guess = new CountryGuess(() => {
    requestCount += 1;
    return Promise.resolve(SPAIN);
  });
  expect(guess.country()).toBeNull();
  expect(await Promise.all([guess.load(), guess.load()])).toEqual([SPAIN, SPAIN]);
  expect(await guess.load()).toEqual(SPAIN);
  expect([requestCount, guess.country()]).toEqual([1, 'ES']);
});

test('listeners are notified when the response arrives', async () => {
  const guess = new CountryGuess(() => Promise.resolve(SPAIN));
  const received: (string | null)[] = [];
  const unsubscribe = guess.subscribe(() => received.push(guess.country()));
  await guess.load();
  unsubscribe();
  expect(received).toEqual(['ES']);
});

test('a failed request notifies no listener, and the next call sends another', async () => {
  const responses = [() => Promise.reject(new Error('offline')), () => Promise.resolve(SPAIN)];
  const guess = new CountryGuess(
    () => responses.shift()?.() ?? Promise.reject(new Error('requested too often')),
  );
  expect(await guess.load()).toBeNull();
  expect(guess.country()).toBeNull();
  expect(await guess.load()).toEqual(SPAIN);
});
