import { countryFacts, type CountryFacts } from '../facts/country-facts.ts';
import { formatUtcOffset, utcOffsets } from '../facts/utc-offsets.ts';
import type { GuideSection, GuideSource } from '../guide.ts';
import { capitalised, type GuideWords } from './guide-words.ts';

/** Time, currency and calling code of a country. Null for several countries, and where nothing is known. */
export function arrivalSection({ countryCode, year }: GuideSource, words: GuideWords): GuideSection | null {
  const facts = countryCode === null ? null : countryFacts(countryCode);
  if (facts === null) return null;
  const { t, place } = words;
  const { callingCode: code } = facts;
  return {
    id: 'arrival',
    heading: t('heading.arrival', { place }),
    paragraphs: [],
    rules: [
      { name: t('arrival.time'), text: timeText(facts, year, words) },
      { name: t('arrival.currency'), text: currencyText(facts, words) },
      ...(code === null ? [] : [{ name: t('arrival.calls'), text: t('arrival.callsText', { code }) }]),
    ],
  };
}

function timeText({ timeZones }: CountryFacts, year: number, { t }: GuideWords): string {
  const { least, most, byRegion, bySeason } = utcOffsets(timeZones, year);
  const offsets = { least: formatUtcOffset(least), most: formatUtcOffset(most) };
  if (byRegion) return t(bySeason ? 'arrival.byRegionAndSeason' : 'arrival.byRegion', offsets);
  return t(bySeason ? 'arrival.bySeason' : 'arrival.allYear', offsets);
}

/** Our prices are in US dollars. */
function currencyText({ currency: code }: CountryFacts, { language, t }: GuideWords): string {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
  const name = capitalised(names.of(code) ?? code);
  return t(code === 'USD' ? 'arrival.sameCurrency' : 'arrival.otherCurrency', { name, code });
}
