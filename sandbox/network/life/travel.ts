import { seededRandom } from '../catalogue/seeded-random.ts';
import { DAY_MILLISECONDS } from './package-life.ts';

type Journey = Readonly<{
  seed: string;
  connectedAt: number;
  /** The countries the plan covers. */
  countries: readonly [string, ...string[]];
  /** Where the journey begins when a test has said so. */
  firstCountry: string | null;
}>;

/** Where the eSIM is: it stays in each country one to five days, then moves on within what its plan covers. */
export function countryAt({ seed, connectedAt, countries, firstCountry }: Journey, moment: number): string {
  const random = seededRandom(`${seed}/journey`);
  let country = firstCountry ?? random.pick(countries);
  let leavesAt = connectedAt + random.between(1, 5) * DAY_MILLISECONDS;
  while (leavesAt <= moment) {
    country = random.pick(countries);
    leavesAt += random.between(1, 5) * DAY_MILLISECONDS;
  }
  return country;
}
