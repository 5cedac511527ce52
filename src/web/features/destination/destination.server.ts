import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Language } from '#core/language.ts';
import { countryNetworks, fastestNetwork } from '#core/plans/country-networks.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { drawOutline } from '../../country-shapes/draw-outline.server.ts';
import { readChooser } from './chooser/read-chooser.server.ts';
import type { DestinationPageView } from './destination-page-view.ts';
import { countriesLine, readFacts } from './read-facts.server.ts';
import { readRegions, readRelated } from './read-related.server.ts';

/** More networks than these do not fit into the line under the title. */
const NAMED_NETWORKS = 3;

/** A destination's page in one language, or null when nothing is sold there. */
export function readDestination(
  shop: ShopReader,
  slug: string,
  language: Language,
): DestinationPageView | null {
  const known = shop.findDestination(slug, language);
  const packages = known?.packages.filter(({ type }) => type === 'sim') ?? [];
  if (known === null || packages.length === 0) return null;
  const found = { ...known, packages };
  const { countryCode, coverageType } = found;
  const from = cheapestOf(buyablePlans(packages, shop.isSoldOut), language);
  return {
    ...readChooser(shop, found, language),
    countryCode,
    coverageType,
    from,
    lead: leadOf(found, from, language),
    outline: countryCode === null ? null : drawOutline(countryCode),
    facts: readFacts(found, language, shop.isSoldOut),
    networks: coverageType === 'local' ? [] : countryNetworks(packages, language),
    regions: readRegions(shop, found, language),
    related: readRelated(shop, found, language),
  };
}

function cheapestOf(packages: DestinationView['packages'], language: Language): string {
  return formatMoney(money(Math.min(...packages.map(({ priceCents }) => priceCents))), language);
}

/** "26 plans from $3.00, on NTT Docomo, SoftBank and KDDI, up to 5G."; of a region, how many countries they cover. */
function leadOf(found: DestinationView, from: string, language: Language): string {
  const t = messagesOf(language, 'destination');
  const sold = { count: found.packages.length, price: from };
  const names = found.coverageType === 'local' ? networkNames(found) : [];
  if (names.length === 0) {
    const countries = found.coverageType === 'local' ? [] : [countriesLine(found.packages, t)];
    return [messagesOf(language, 'plans')('destination.lead', sold), ...countries].join(' ');
  }
  const networks =
    names.length > NAMED_NETWORKS
      ? t('lead.many', { networks: names.slice(0, NAMED_NETWORKS).join(', ') })
      : new Intl.ListFormat(language).format(names);
  const fastest = fastestNetwork(found.packages);
  return fastest === null
    ? t('lead.networks', { ...sold, networks })
    : t('lead.fastest', { ...sold, networks, fastest });
}

function networkNames({ packages }: DestinationView): readonly string[] {
  const networks = packages.flatMap(({ operator_coverages }) =>
    operator_coverages.flatMap((coverage) => coverage.networks),
  );
  return [...new Set(networks.map(({ name }) => name))];
}
