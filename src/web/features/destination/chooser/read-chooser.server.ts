import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import { EVERYDAY_MEGABYTES } from '#core/calculator/everyday-use.ts';
import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import { tripPlanOf } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Language } from '#core/language.ts';
import { choosablePlan } from '#core/plans/chooser/choosable-plan.ts';
import type { TripLength } from '#core/catalogue/packages/filters.ts';
import { brandsOf, differInCountries } from '#core/plans/brands.ts';
import { everydayDays } from '#core/plans/chooser/choose-plans.ts';
import { adviseForTrip, type TripAdvice } from '#core/plans/chooser/recommend-for-trip.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { Translate } from '#messages/translate.ts';
import { planCard } from '../../../plans/card/plan-cards.server.ts';
import { daysStartOfKinds } from '../read-facts.server.ts';
import type { ChooserPlan, ChooserView, Pick } from './chooser-view.ts';

/** The trip of the question how much data it needs, in days. */
const ASKED_TRIP = 14;

/** The plans of a destination to choose from, with what is recommended for each trip length. */
export function readChooser(shop: ShopReader, found: DestinationView, language: Language): ChooserView {
  const { slug, name, packages } = found;
  const onSale = packages.filter(({ package_id }) => !shop.isSoldOut(package_id));
  const best = shop.mostBought(slug);
  const mostBought = onSale.find(({ package_id }) => package_id === best) ?? null;
  const offered = { plans: onSale, mostBought, elsewhere: plansElsewhere(shop, found) };
  const adviceFor = (trip: TripLength) => adviseForTrip(offered, trip);
  const pickOf = (trip: TripLength) => pickFor(adviceFor(trip), name, language);
  return {
    slug,
    name,
    plans: packages.map((from) => chooserPlan(from, { shop, name, language })),
    picks: { 0: pickOf(0), 3: pickOf(3), 7: pickOf(7), 14: pickOf(14), 30: pickOf(30) },
    dataAnswer: dataAnswerOf(adviceFor(ASKED_TRIP), name, language),
    daysStartOf: daysStartOf(found, language),
    brandNote: brandNoteOf(found, language),
  };
}

/** Plans of other destinations on sale that work where a plan of this one does. */
function plansElsewhere(shop: ShopReader, { slug, countryCode, packages }: DestinationView) {
  const starts =
    countryCode === null ? packages.flatMap(({ countries }) => countries[0] ?? []) : [countryCode];
  const working = new Set([...new Set(starts)].flatMap((code) => shop.plansWorkingIn(code)));
  return [...working].filter((plan) => plan.slug !== slug && !shop.isSoldOut(plan.package_id));
}

function pickFor(advice: TripAdvice, name: string, language: Language): Pick {
  const t = messagesOf(language, 'trip-advice');
  const place = placeWithArticle(name, language);
  const count = advice.need.days;
  const reason = reasonOf(advice);
  const isAlone = advice.wider !== null;
  const why =
    reason === 'cheapest' && isAlone
      ? t('cheapestAlone', { place })
      : t(reason, { plans: advice.kind === 'several-needed' ? advice.count : 1 });
  return {
    planId: advice.kind === 'none' ? null : advice.plan.package_id,
    reason,
    tripDays: count,
    heading: headingOf(advice, place, t),
    why: reason === 'most-bought' ? why : `${t('need', { count, need: needText(advice, language) })} ${why}`,
    wider:
      advice.wider === null
        ? null
        : {
            text: widerText(advice.wider, place, language),
            path: `/esim/${advice.wider.slug}/${encodeURIComponent(advice.wider.package_id)}`,
          },
  };
}

function reasonOf(advice: TripAdvice): Pick['reason'] {
  if (advice.kind === 'none') return 'none';
  if (advice.kind === 'recommended') return advice.reason;
  return advice.plan.is_rechargeable ? 'topups' : 'several';
}

function headingOf({ kind, wider }: TripAdvice, place: string, t: Translate<'trip-advice'>): string {
  if (kind === 'recommended') return t('heading');
  return wider === null ? t('notEnoughHeading') : t('notEnoughAlone', { place });
}

/** "Europe, 3 GB, 30 days, works in Andorra too: $12.00" */
function widerText(plan: Package, place: string, language: Language): string {
  const t = messagesOf(language, 'trip-advice');
  const destination = destinationName(plan, language);
  return t('wider', { destination, place, ...figuresOf(plan, destination, language) });
}

function figuresOf(plan: Package, name: string, language: Language) {
  const { data, price } = planCard(plan, name, language);
  return {
    data,
    days: messagesOf(language, 'trip-advice')('days', { count: tripPlanOf(plan).validityDays }),
    price,
  };
}

function needText({ need }: TripAdvice, language: Language): string {
  return formatData(shownNeed(need.megabytes), language);
}

function dataAnswerOf(advice: TripAdvice, name: string, language: Language): string | null {
  if (advice.kind !== 'recommended') return null;
  const t = messagesOf(language, 'trip-advice');
  const figures = { need: needText(advice, language), ...figuresOf(advice.plan, name, language) };
  if (advice.wider === null) return t('data', figures);
  const place = placeWithArticle(name, language);
  return t('dataAlone', { ...figures, place, wider: widerText(advice.wider, place, language) });
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
