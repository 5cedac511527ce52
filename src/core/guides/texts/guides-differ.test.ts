import { expect, test } from 'vitest';
import type { Destination } from '#core/catalogue/geography/destination.ts';
import { LANGUAGES, type Language } from '#core/language.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { sandboxPackages } from '#tests/builders/sandbox-catalogue.ts';
import { writeGuide } from './write-guide.ts';

const index = anIndex(sandboxPackages());

/** A guide as text, without the name of its destination and without the ids of its plans. */
function namelessGuide({ slug, names, countryCode, coverageType }: Destination, language: Language): string {
  const plans = index.plansOf(slug);
  const name = names[language];
  const guide = writeGuide(
    {
      slug,
      name,
      countryCode,
      coverageType,
      plans,
      buyable: plans,
      topUps: index.topUps.filter((topUp) => topUp.slug === slug),
      working: countryCode === null ? plans : index.plansWorkingIn(countryCode),
      locals: [],
      year: 2026,
    },
    { language, t: messagesOf(language, 'destination-guides') },
  );
  return JSON.stringify([guide.lead, guide.sections])
    .replaceAll(placeWithArticle(name, language), '')
    .replaceAll(name, '')
    .replaceAll(encodeURIComponent(name), '')
    .replaceAll(/\/esim\/[^"]*/g, '');
}

/** What is on sale at a destination, without its names: size, length and price of every plan, and its networks. */
function saleOf({ slug, names }: Destination): string {
  const sold = index
    .plansOf(slug)
    .map((plan) => [
      plan.data_amount,
      plan.validity_days,
      plan.priceCents,
      plan.activation_policy,
      plan.install_window_days,
      plan.is_rechargeable,
      plan.networks?.replaceAll(names.en, ''),
    ]);
  return JSON.stringify(sold);
}

test.each(LANGUAGES)(
  'GUIDE-09 two guides differ by more than the name when what is on sale differs, in %s',
  (language) => {
    const destinations = index.destinations();
    const byText = Map.groupBy(destinations, (destination) => namelessGuide(destination, language));
    const equalGuides = [...byText.values()].filter((same) => same.length > 1);
    const different = equalGuides.filter((same) => new Set(same.map(saleOf)).size > 1);
    expect(different.map((same) => same.map(({ slug }) => slug))).toEqual([]);
    expect(byText.size).toBeGreaterThan(destinations.length - 5);
    for (const text of byText.keys()) expect(text).not.toMatch(/\{\{|undefined|NaN/);
  },
);
