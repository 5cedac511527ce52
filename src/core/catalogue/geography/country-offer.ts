import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import { bestGeneration, type Generation } from '../packages/network-generation.ts';
import type { NetworkName, OperatorCoverage, Package } from '../packages/package.ts';

/** Summary of the plans on sale under one address. Prices are today's, of the plans that are not sold out. */
export type OfferSummary = Readonly<{
  slug: string;
  plans: number;
  cheapestCents: number;
  dearestCents: number;
}>;

export type CountryNetwork = Readonly<{ name: string; generation: Generation | null }>;

/** Everything a traveller can buy for one country. */
export type CountryOffer = Readonly<{
  /** ISO 3166 alpha-2. */
  code: string;
  /** Plans for this country alone. Null: only plans for several countries cover it. */
  local: OfferSummary | null;
  /** Regional and global destinations that include it, cheapest first. */
  wider: readonly OfferSummary[];
  /** Null: no plan states which networks it uses there. */
  bestGeneration: Generation | null;
  /** Every network that a plan uses there, sorted by name. */
  networks: readonly CountryNetwork[];
}>;

type Sold = Pick<
  Package,
  'package_id' | 'slug' | 'country_code' | 'coverage_type' | 'priceCents' | 'countries' | 'operator_coverages'
>;

type IsSoldOut = (packageId: string) => boolean;

/**
 * Every country that a plan covers, by code. Takes plans for a new eSIM; top-ups are not offered to new travellers.
 */
export function countryOffers(
  plans: readonly Sold[],
  isSoldOut: IsSoldOut = () => false,
): readonly CountryOffer[] {
  const local = Map.groupBy(plans.filter(isLocal), ({ country_code }) => country_code);
  const wider = [...Map.groupBy(plans.filter(isWider), ({ slug }) => slug).values()].map((sold) => ({
    summary: summarise(sold, isSoldOut),
    countries: new Set(sold.flatMap(({ countries }) => countries)),
  }));
  wider.sort((a, b) => a.summary.cheapestCents - b.summary.cheapestCents);
  const coverages = Map.groupBy(
    plans.flatMap(({ operator_coverages }) => operator_coverages),
    ({ code }) => code,
  );
  const codes = new Set([...local.keys(), ...wider.flatMap(({ countries }) => [...countries])]);
  return [...codes].sort().map((code) => {
    const own = local.get(code);
    return {
      code,
      local: own === undefined ? null : summarise(own, isSoldOut),
      wider: wider.filter(({ countries }) => countries.has(code)).map(({ summary }) => summary),
      ...networksIn(coverages.get(code) ?? []),
    };
  });
}

function isLocal<Plan extends Sold>(plan: Plan): plan is Plan & { country_code: string } {
  return plan.coverage_type === 'local' && plan.country_code !== null;
}

function isWider({ coverage_type }: Sold): boolean {
  return coverage_type !== 'local';
}

function summarise(sold: readonly Sold[], isSoldOut: IsSoldOut): OfferSummary {
  const prices = buyablePlans(sold, isSoldOut).map(({ priceCents }) => priceCents);
  return {
    slug: sold[0]?.slug ?? '',
    plans: sold.length,
    cheapestCents: prices.reduce((least, price) => Math.min(least, price)),
    dearestCents: prices.reduce((most, price) => Math.max(most, price)),
  };
}

/** One plan may use a network's 5G and another only its LTE. The better one counts. */
function networksIn(
  coverages: readonly OperatorCoverage[],
): Pick<CountryOffer, 'bestGeneration' | 'networks'> {
  const all: readonly NetworkName[] = coverages.flatMap(({ networks }) => networks);
  const byName = Map.groupBy(all, ({ name }) => name);
  return {
    bestGeneration: bestGeneration(all),
    networks: [...byName]
      .map(([name, same]) => ({ name, generation: bestGeneration(same) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
