import { seededRandom, type SeededRandom } from '../catalogue/seeded-random.ts';
import { DAY_MILLISECONDS } from './package-life.ts';

type Journey = Readonly<{
  seed: string;
  /** When the eSIM was first seen in `firstCountry`, or in any country. */
  beganAt: number;
  /** The countries the plan covers. */
  countries: readonly [string, ...string[]];
  /** The first country, when a test has set it. */
  firstCountry: string | null;
}>;

/**
 * The location of the eSIM: it stays in each country one to five days, then moves to another country of its
 * plan.
 */
export function countryAt({ seed, beganAt, countries, firstCountry }: Journey, moment: number): string {
  const random = seededRandom(`${seed}/journey`);
  let country = firstCountry ?? random.pick(countries);
  let leavesAt = beganAt + random.between(1, 5) * DAY_MILLISECONDS;
  while (leavesAt <= moment) {
    country = nextCountry(random, countries, country);
    leavesAt += random.between(1, 5) * DAY_MILLISECONDS;
  }
  return country;
}

/** The next country is always a different one, unless the plan has only one. */
function nextCountry(random: SeededRandom, countries: Journey['countries'], here: string): string {
  const [first = here, ...rest] = countries.filter((country) => country !== here);
  return random.pick([first, ...rest]);
}
