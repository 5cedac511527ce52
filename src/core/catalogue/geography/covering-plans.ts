import type { Package } from '../packages/package.ts';

/** Which plans work in which country, both plans for one country and plans for several. */
export class CoveringPlans {
  readonly global: readonly Package[];
  readonly #byCountry = new Map<string, Package[]>();

  constructor(plans: readonly Package[]) {
    this.global = plans.filter(({ coverage_type }) => coverage_type === 'global');
    for (const plan of plans) {
      for (const code of countriesOf(plan)) {
        const known = this.#byCountry.get(code);
        if (known === undefined) this.#byCountry.set(code, [plan]);
        else known.push(plan);
      }
    }
  }

  inCountry(code: string): readonly Package[] {
    return this.#byCountry.get(code) ?? [];
  }
}

/** The network may omit the country list of a local plan; then the list is its own country. */
function countriesOf({ countries, country_code }: Package): ReadonlySet<string> {
  return new Set(country_code === null ? countries : [...countries, country_code]);
}
