import { expect, test } from 'vitest';
import { CountryGuess } from './country-guess.ts';

const SPAIN = { country: 'ES', is_spanish_speaking: true };

test('the server is asked once, however many want to know', async () => {
  let asked = 0;
  const guess = new CountryGuess(() => {
    asked += 1;
    return Promise.resolve(SPAIN);
  });
  expect(guess.country()).toBeNull();
  expect(await Promise.all([guess.ask(), guess.ask()])).toEqual([SPAIN, SPAIN]);
  expect(await guess.ask()).toEqual(SPAIN);
  expect([asked, guess.country()]).toEqual([1, 'ES']);
});

test('those who watch are told when the answer comes', async () => {
  const guess = new CountryGuess(() => Promise.resolve(SPAIN));
  const told: (string | null)[] = [];
  const leave = guess.subscribe(() => told.push(guess.country()));
  await guess.ask();
  leave();
  expect(told).toEqual(['ES']);
});

test('a question without an answer tells nobody anything, and the next one asks again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(SPAIN)];
  const guess = new CountryGuess(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  expect(await guess.ask()).toBeNull();
  expect(guess.country()).toBeNull();
  expect(await guess.ask()).toEqual(SPAIN);
});
