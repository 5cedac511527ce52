import { seededRandom, type SeededRandom } from '../catalogue/seeded-random.ts';
import { DAY_MILLISECONDS } from './package-life.ts';

type Journey = Readonly<{
  seed: string;
  /** When it was first seen in `firstCountry`, or anywhere. */
  beganAt: number;
  /** The countries the plan covers. */
  countries: readonly [string, ...string[]];
  /** Where the journey begins when a test has said so. */
  firstCountry: string | null;
}>;

/** Where the eSIM is: it stays in each country one to five days, then moves on within what its plan covers. */
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

/** Whoever moves on moves somewhere else, unless there is nowhere else. */
function nextCountry(random: SeededRandom, countries: Journey['countries'], here: string): string {
  const [first = here, ...rest] = countries.filter((country) => country !== here);
  return random.pick([first, ...rest]);
}
