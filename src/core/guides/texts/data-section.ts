import { ACTIVITIES, STARTING_INPUT } from '#core/calculator/calculator-input.ts';
import { HOURS_A_DAY } from '#core/calculator/estimate-data.ts';
import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import type { TripPlan } from '#core/calculator/trip-plan.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { everydayTrips, type EverydayTrip } from '../facts/everyday-trips.ts';
import type { GuideSection, GuideSource, GuideTrip } from '../guide.ts';
import type { GuideWords } from './guide-words.ts';

/** The data that everyday trips need, and the cheapest plan that holds each of them. */
export function dataSection(source: GuideSource, words: GuideWords): GuideSection {
  const { t, place, isGlobal } = words;
  const trips = everydayTrips(source.working);
  return {
    id: 'data',
    heading: isGlobal ? t('heading.dataGlobal') : t('heading.data', { place }),
    paragraphs: [t('data.assumed', { uses: usesText(words) }), ...widerText(trips, source, words)],
    table: {
      caption: isGlobal ? t('data.tableGlobal') : t('data.table', { place }),
      columns: {
        trip: t('data.trip'),
        plan: t('data.plan'),
        price: t('data.price'),
      },
      trips: trips.map((trip) => tripRow(trip, source, words)),
    },
    next: [{ to: calculatorPath(source), name: t('data.calculator'), note: null }],
  };
}

function calculatorPath({ name, countryCode }: GuideSource): string {
  return countryCode === null ? '/calculator' : `/calculator?search=${encodeURIComponent(name)}`;
}

/** The answers that the calculator starts with. */
function usesText({ t, list }: GuideWords): string {
  const uses = ACTIVITIES.filter((activity) => STARTING_INPUT.activities[activity] > 0);
  return list(
    uses.map((activity) =>
      t('data.use', {
        minutes: HOURS_A_DAY[STARTING_INPUT.activities[activity]] * 60,
        activity: t(`data.activity.${activity}`),
      }),
    ),
  );
}

function tripRow({ need, plan }: EverydayTrip, source: GuideSource, words: GuideWords): GuideTrip {
  const { t, language, price } = words;
  const trip = {
    days: t('data.days', { count: need.days }),
    need: formatData(shownNeed(need.megabytes), language),
  };
  if (plan === null) return { ...trip, plan: t('data.none'), price: null, to: null };
  return {
    ...trip,
    plan: planText(plan, source, words),
    price: price(plan.priceCents),
    to: `/esim/${plan.from.slug}/${encodeURIComponent(plan.packageId)}`,
  };
}

function planText(plan: TripPlan, { slug }: GuideSource, { t, language }: GuideWords): string {
  const text = {
    data: plan.isUnlimited ? t('data.unlimited') : plan.from.data_amount,
    days: t('data.days', { count: plan.validityDays }),
  };
  if (plan.from.slug === slug) return t('data.planText', text);
  return t('data.planOf', { ...text, destination: destinationName(plan.from, language) });
}

/** In some countries a plan for a whole region costs less than the country's own plans. */
function widerText(
  trips: readonly EverydayTrip[],
  { slug }: GuideSource,
  { t, place }: GuideWords,
): readonly string[] {
  const count = trips.filter(({ plan }) => plan !== null && plan.from.slug !== slug).length;
  if (count === 0) return [];
  return [count === trips.length ? t('data.widerAll', { place }) : t('data.wider', { count, place })];
}
