import type { Catalogue, Coverage, Destination, Listing, NetworkPackage, Operator } from './catalogue.ts';
import { createOperator } from './create-operator.ts';
import { createPackages } from './create-packages.ts';
import { GLOBAL_OFFER, localOffer, REGIONAL_OFFER, VOICE_OFFER } from './plan-ladders.ts';
import { localPriceLevel, type PriceLevel, regionalPriceLevel } from './price-plans.ts';
import { type Country, coverageOf, readCountries } from './read-countries.ts';
import { REGIONAL_DESTINATIONS, type RegionalDestination } from './regional-destinations.ts';
import { seededRandom } from './seeded-random.ts';

const SEED = 'landfall-sandbox-1';
const FIRST_OPERATOR_ID = 101;

type Draft = Omit<Operator, 'id'>;
type Brand = Readonly<{
  title: string;
  type: 'local' | 'global';
  coverages: readonly Coverage[];
  level: PriceLevel;
}>;
type Offer = Parameters<typeof createPackages>[0];

/** The network's whole catalogue: identical on every machine and at any time. */
export function createCatalogue(): Catalogue {
  const countries = readCountries();
  const drafts = [
    ...REGIONAL_DESTINATIONS.map((region) => regionalDestination(region, countries)),
    ...countries.map(localDestination),
  ];
  let nextId = FIRST_OPERATOR_ID;
  const destinations = drafts
    .map((draft): Destination => ({
      ...draft,
      operators: draft.operators.map((operator) => ({ ...operator, id: nextId++ })),
    }))
    .sort((one, other) => rank(one) - rank(other));
  return { destinations, listings: listingsOf(destinations) };
}

/** Best-selling first, as the network lists them: a few favourites, then alphabetical. */
const FAVOURITES = [
  'united-states',
  'france',
  'spain',
  'italy',
  'united-kingdom',
  'japan',
  'turkey',
  'thailand',
];
function rank(destination: Destination): number {
  const index = FAVOURITES.indexOf(destination.slug);
  return index === -1 ? FAVOURITES.length : index;
}

type DestinationDraft = Omit<Destination, 'operators'> & { operators: readonly Draft[] };

function localDestination(country: Country): DestinationDraft {
  const random = seededRandom(`${SEED}/${country.code}`);
  const level = localPriceLevel(country.cost, random);
  const brand: Brand = { title: country.brand, type: 'local', coverages: [coverageOf(country)], level };
  const offer = localOffer(country.demand);
  const isRechargeable = country.demand === 1 || random.chance(0.85);
  const operators = [dataOperator(brand, { ...offer, topups: isRechargeable ? offer.topups : [] })];
  if (offer.unlimited.length > 0) operators.push(unlimitedOperator(brand, offer.unlimited));
  if (country.demand === 1 && country.cost < 3) operators.push(voiceOperator(brand));
  return { slug: slugOf(country.title), countryCode: country.code, title: country.title, operators };
}

function regionalDestination(region: RegionalDestination, countries: readonly Country[]): DestinationDraft {
  const covered = countries.filter(region.covers);
  const favourites = covered.filter((country) => country.demand === 1);
  const operators = region.brands.flatMap((title, index) => {
    const random = seededRandom(`${SEED}/${region.slug}/${title}`);
    const level = regionalPriceLevel(region.firstGigabyte[index] ?? region.firstGigabyte[0], random);
    const coverages = (index === 0 ? covered : favourites).map(coverageOf);
    const brand: Brand = { title, type: 'global', coverages, level };
    const offer = region.slug === 'world' ? GLOBAL_OFFER : REGIONAL_OFFER;
    const data = [dataOperator(brand, offer), unlimitedOperator(brand, offer.unlimited)];
    return region.hasVoice && index === 0 ? [...data, voiceOperator(brand)] : data;
  });
  return { slug: region.slug, countryCode: '', title: region.title, operators };
}

function dataOperator(brand: Brand, { sims, topups }: Pick<Offer, 'sims' | 'topups'>): Draft {
  return operatorOf(
    brand,
    createPackages({ operatorSlug: slugOf(brand.title), sims, topups, level: brand.level }),
  );
}

function unlimitedOperator(brand: Brand, steps: Offer['sims']): Draft {
  const slug = slugOf(brand.title);
  return operatorOf(
    brand,
    createPackages({ operatorSlug: slug, sims: steps, topups: [], level: brand.level }),
  );
}

function voiceOperator(brand: Brand): Draft {
  const title = `${brand.title}+`;
  const { sims, topups } = VOICE_OFFER;
  const packages = createPackages({ operatorSlug: slugOf(title), sims, topups, level: brand.level });
  return { ...operatorOf({ ...brand, title }, packages, 'data-voice-text') };
}

function operatorOf(
  brand: Brand,
  packages: readonly NetworkPackage[],
  planType: Operator['planType'] = 'data',
): Draft {
  const { title, type, coverages } = brand;
  return createOperator(SEED, { title, slug: slugOf(title), type, planType, coverages, packages });
}

function listingsOf(destinations: readonly Destination[]): ReadonlyMap<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const destination of destinations) {
    for (const operator of destination.operators) {
      for (const one of operator.packages) listings.set(one.id, { destination, operator, package: one });
    }
  }
  return listings;
}

/** "Pampa Móvil+" becomes "pampa-movil-plus", for addresses and package ids. */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('+', ' plus')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
