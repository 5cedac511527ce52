import { publicKey } from '../api/public-key.ts';
import { CountryGuess } from './country-guess.ts';

export const pageCountry = new CountryGuess(async () =>
  (await import('../api/fetch-country.ts')).fetchCountry(publicKey()),
);
