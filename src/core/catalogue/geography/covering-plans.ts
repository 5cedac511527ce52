import type { Package } from '../packages/package.ts';

/** Which plans work where, whether they are sold for that country alone or for many. */
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

/** A network may leave out the list on a plan for one country; its own country is then the list. */
function countriesOf({ countries, country_code }: Package): ReadonlySet<string> {
  return new Set(country_code === null ? countries : [...countries, country_code]);
}
