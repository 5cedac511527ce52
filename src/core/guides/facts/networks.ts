import { bestGeneration, GENERATIONS, type Generation } from '#core/catalogue/packages/network-generation.ts';
import type { Package } from '#core/catalogue/packages/package.ts';

/** Networks, or countries, with the same fastest generation. Null: not stated. */
export type GenerationGroup = Readonly<{ generation: Generation | null; members: readonly string[] }>;

type Covering = Pick<Package, 'operator_coverages' | 'countries'>;

const ORDER: readonly (Generation | null)[] = [...GENERATIONS, null];

/** Every network that any of these plans uses in a country, fastest first, by name within a generation. */
export function networksIn(plans: readonly Covering[], countryCode: string): readonly GenerationGroup[] {
  const networks = plans.flatMap((plan) => networksOf(plan, countryCode));
  const byName = Map.groupBy(networks, ({ name }) => name);
  return grouped([...byName].map(([name, same]) => [name, bestGeneration(same)]));
}

/** Whether every plan uses the same networks there, with the same generation. */
export function usesSameNetworks(plans: readonly Covering[], countryCode: string): boolean {
  return new Set(plans.map((plan) => JSON.stringify(networksIn([plan], countryCode)))).size <= 1;
}

/** The covered countries by the fastest generation of any plan there. */
export function countriesByGeneration(plans: readonly Covering[]): readonly GenerationGroup[] {
  const codes = new Set(plans.flatMap(({ countries }) => countries));
  const coverages = Map.groupBy(
    plans.flatMap(({ operator_coverages }) => operator_coverages),
    ({ code }) => code,
  );
  return grouped(
    [...codes].map((code) => [
      code,
      bestGeneration((coverages.get(code) ?? []).flatMap(({ networks }) => networks)),
    ]),
  );
}

function networksOf({ operator_coverages }: Covering, countryCode: string) {
  return operator_coverages.filter(({ code }) => code === countryCode).flatMap(({ networks }) => networks);
}

function grouped(members: readonly (readonly [string, Generation | null])[]): readonly GenerationGroup[] {
  return ORDER.flatMap((generation) => {
    const own = members.filter(([, its]) => its === generation).map(([member]) => member);
    return own.length === 0 ? [] : [{ generation, members: own.toSorted() }];
  });
}
