import { expect, test } from 'vitest';
import { SuggestionsResponse } from '#contract/catalogue/suggestions.ts';
import { aLargeCatalogue, aLocalPlan, anIndex } from '#tests/builders/catalogue.ts';
import { suggestionsContent } from './suggestions-response.ts';

const INDEX = anIndex(
  aLargeCatalogue(600).filter(({ countries }) => !countries.includes('IR') && !countries.includes('SY')),
);
const TYPED = ['ja', 'tokio', 'tailan', 'balkans', 'europe', 'zzzz', 'x', 'españa', 'iran', 'syria'];

function contentFor(q: string) {
  const content = suggestionsContent({ index: INDEX, soldOut: new Set(), popular: [] }, { q });
  if (content === null) throw new Error(`"${q}" was refused`);
  return content;
}

test('the text is the JSON of the suggested plans and destinations, reasons included, and says its length in bytes', () => {
  for (const q of TYPED) {
    const { body, bodyBytes } = contentFor(q);
    expect(bodyBytes).toBe(Buffer.byteLength(body));
    const { suggestions, destinations, unsold, group } = SuggestionsResponse.parse(JSON.parse(body));
    const expected = INDEX.suggestDestinations(q);
    expect(suggestions.map((plan) => plan.package_id)).toEqual(
      INDEX.suggest(q).map((plan) => plan.package_id),
    );
    expect(destinations.map(({ slug, reason }) => ({ slug, reason }))).toEqual(
      expected.destinations.map(({ destination, reason }) => ({ slug: destination.slug, reason })),
    );
    expect(unsold?.country_code ?? null).toBe(expected.unsold?.code ?? null);
    expect(group).toEqual(expected.group);
  }
});

test('the ETag differs exactly when the text differs, also when only the reason does', () => {
  const byBody = new Map(TYPED.concat('japan', 'tokyo').map((q) => [contentFor(q).body, contentFor(q).etag]));
  expect(new Set(byBody.values()).size).toBe(byBody.size);
  const [byName, byPlace] = [contentFor('osaka'), contentFor('tokyo')];
  const withoutReasons = (body: string) => body.replaceAll(/"reason":\{.*?\}(?:,"count":\d+)?\}/g, '');
  expect(withoutReasons(byName.body)).toBe(withoutReasons(byPlace.body));
  expect(byName.etag).not.toBe(byPlace.etag);
});

test('PAGE-21 the price of a suggested destination leaves out plans that are sold out', () => {
  const index = anIndex([
    aLocalPlan('JP', { package_id: 'jp-gone', priceCents: 300 }),
    aLocalPlan('JP', { package_id: 'jp', priceCents: 700 }),
  ]);
  const priceWith = (soldOut: ReadonlySet<string>) => {
    const content = suggestionsContent({ index, soldOut, popular: [] }, { q: 'japan' });
    return SuggestionsResponse.parse(JSON.parse(content?.body ?? '')).destinations[0]?.price;
  };
  expect(priceWith(new Set())).toBe(3);
  expect(priceWith(new Set(['jp-gone']))).toBe(7);
  expect(priceWith(new Set(['jp-gone', 'jp']))).toBe(3);
});
