import {
  CalculatorPlan,
  ItineraryQuery,
  RecommendationQuery,
  type DestinationsResponse,
  type ItineraryResponse,
  type RecommendationResponse,
} from '#contract/catalogue/calculator.ts';
import { coverItinerary, type Cover } from '#core/calculator/cover-itinerary.ts';
import { stopsOf } from '#core/calculator/itinerary-stops.ts';
import { cheapestThatHolds, extrasOf, isAmountKnown, recommendPlan } from '#core/calculator/match-plan.ts';
import { tripPlanOf, type TripPlan } from '#core/calculator/trip-plan.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { hotspotStatement } from '#core/plans/plan-marks.ts';
import { packageRow } from './package-row.ts';

type Query = Readonly<Record<string, string>>;

/** What the calculator chooses from. A plan that is sold out is never chosen. */
export type Offered = Readonly<{ index: CatalogueIndex; soldOut: ReadonlySet<string> }>;

/** The plan for one trip. Null: the query is not valid, or it names a destination that does not exist. */
export function recommendation({ index, soldOut }: Offered, query: Query): RecommendationResponse | null {
  const { success, data } = RecommendationQuery.safeParse(query);
  if (!success) return null;
  const { destination, ...need } = data;
  const competing = destination === undefined ? index.globalPlans() : index.plansWorkingAt(destination);
  if (competing === null) return null;
  const candidates = competing.filter((plan) => !soldOut.has(plan.package_id)).map(tripPlanOf);
  const found = recommendPlan(candidates, need);
  if (found.kind === 'none') return { recommendation: { kind: 'none' } };
  const { plan } = found;
  const facts = { plan: shown(plan), isAmountKnown: isAmountKnown(plan) };
  // One is enough when the match only excluded plans for being far too big.
  if (found.kind === 'several-needed' && found.count > 1)
    return { recommendation: { kind: 'several-needed', ...facts, count: found.count } };
  const cheapest = cheapestThatHolds(candidates, need);
  const cheaper = cheapest !== null && cheapest.priceCents < plan.priceCents ? cheapest : null;
  const beside =
    cheaper === null ? { cheaper, extras: [] } : { cheaper: shown(cheaper), extras: extrasOf(plan, cheaper) };
  return { recommendation: { kind: 'fits', ...facts, ...beside } };
}

/** The ways to cover a trip of several countries. Null: the query is not valid. */
export function itinerary({ index, soldOut }: Offered, query: Query): ItineraryResponse | null {
  const { success, data } = ItineraryQuery.safeParse(query);
  if (!success) return null;
  const competing = new Set(data.stops.flatMap(({ countryCode }) => index.plansWorkingIn(countryCode)));
  const response = coverItinerary(
    stopsOf(data.stops, data.megabytes),
    [...competing].filter((plan) => !soldOut.has(plan.package_id)).map((plan) => tripPlanOf(plan)),
  );
  return {
    best: shownCover(response.best),
    locals: shownCover(response.locals),
    oneRegional: shownCover(response.oneRegional),
    oneGlobal: shownCover(response.oneGlobal),
    lacking: response.lacking,
  };
}

export function destinations(index: CatalogueIndex): DestinationsResponse {
  return {
    destinations: index.destinations().map(({ slug, names, countryCode, coverageType }) => ({
      slug,
      names,
      country_code: countryCode,
      coverage_type: coverageType,
    })),
  };
}

/** Returns only the fields of the contract; other fields of a package are not sent. */
function shown({ from }: TripPlan): CalculatorPlan {
  return CalculatorPlan.parse({ ...packageRow(from), hotspot: hotspotStatement(from) });
}

function shownCover(cover: Cover<TripPlan> | null): ItineraryResponse['best'] {
  if (cover === null) return null;
  const pieces = cover.pieces.map(({ plan, count, stops, costCents }) => ({
    plan: shown(plan),
    count,
    stops,
    costCents,
  }));
  return { costCents: cover.costCents, pieces };
}
