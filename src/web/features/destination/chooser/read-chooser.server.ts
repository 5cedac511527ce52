import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import { EVERYDAY_MEGABYTES } from '#core/calculator/everyday-use.ts';
import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { choosablePlan } from '#core/plans/chooser/choosable-plan.ts';
import type { TripLength } from '#core/catalogue/packages/filters.ts';
import { brandsOf, differInCountries } from '#core/plans/brands.ts';
import { everydayDays } from '#core/plans/chooser/choose-plans.ts';
import { adviseForTrip, type TripAdvice } from '#core/plans/chooser/recommend-for-trip.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planCard } from '../../../plans/card/plan-cards.server.ts';
import { daysStartOfKinds } from '../read-facts.server.ts';
import type { ChooserPlan, ChooserView, Pick } from './chooser-view.ts';

/** The plans of a destination to choose from, with what is recommended for each trip length. */
export function readChooser(shop: ShopReader, found: DestinationView, language: Language): ChooserView {
  const { slug, name, packages } = found;
  const onSale = packages.filter(({ package_id }) => !shop.isSoldOut(package_id));
  const best = shop.mostBought(slug);
  const mostBought = onSale.find(({ package_id }) => package_id === best) ?? null;
  const pickOf = (trip: TripLength) => pickFor(adviseForTrip({ plans: onSale, mostBought }, trip), language);
  return {
    slug,
    name,
    plans: packages.map((from) => chooserPlan(from, { shop, name, language })),
    picks: { 0: pickOf(0), 3: pickOf(3), 7: pickOf(7), 14: pickOf(14), 30: pickOf(30) },
    daysStartOf: daysStartOf(found, language),
    brandNote: brandNoteOf(found, language),
  };
}

function pickFor(advice: TripAdvice, language: Language): Pick {
  const trip = {
    tripDays: advice.need.days,
    need: formatData(shownNeed(advice.need.megabytes), language),
  };
  if (advice.kind === 'none') return { ...trip, planId: null, reason: 'none', plans: 0 };
  const planId = advice.plan.package_id;
  if (advice.kind === 'recommended') return { ...trip, planId, reason: advice.reason, plans: 1 };
  return {
    ...trip,
    planId,
    reason: advice.plan.is_rechargeable ? 'topups' : 'several',
    plans: advice.count,
  };
}

type Around = Readonly<{ shop: ShopReader; name: string; language: Language }>;

function chooserPlan(from: Package, { shop, name, language }: Around): ChooserPlan {
  const plan = choosablePlan(from);
  return {
    ...planCard(from, name, language),
    ...plan,
    everydayDays: everydayDays(plan, EVERYDAY_MEGABYTES),
    isRechargeable: from.is_rechargeable,
    isSoldOut: shop.isSoldOut(from.package_id),
  };
}

/** The sentence of each kind of plan whose plans agree. */
function daysStartOf(found: DestinationView, language: Language): ChooserView['daysStartOf'] {
  const rules = daysStartOfKinds(found, { language, t: messagesOf(language, 'destination') });
  return Object.fromEntries([...rules].filter(([, rule]) => rule !== null));
}

function brandNoteOf({ packages }: DestinationView, language: Language): string | null {
  const brands = brandsOf(packages);
  if (!differInCountries(brands)) return null;
  const t = messagesOf(language, 'destination');
  const names = brands.map(({ name }) => name);
  return t('brands.note', { names: new Intl.ListFormat(language).format(names) });
}
