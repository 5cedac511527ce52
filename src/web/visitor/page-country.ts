import { publicKey } from '../public-key.ts';
import { CountryGuess } from './country-guess.ts';

export const pageCountry = new CountryGuess(async () =>
  (await import('./ask-country.ts')).askCountry(publicKey()),
);
