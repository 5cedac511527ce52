import { megabytesOf, type MatchablePlan } from './match-plan.ts';

/** One country of a trip, in travel order. `megabytes` is the need of this stop alone. */
export type Stop = Readonly<{ countryCode: string; days: number; megabytes: number }>;

export type CoveringPlan = MatchablePlan &
  Readonly<{ coverageType: 'local' | 'regional' | 'global'; countries: readonly string[] }>;

/** `count` eSIMs of one plan that serve the stops at these positions. */
export type CoverPiece<P extends CoveringPlan> = Readonly<{
  plan: P;
  count: number;
  stops: readonly number[];
  costCents: number;
}>;

export type Cover<P extends CoveringPlan> = Readonly<{ pieces: readonly CoverPiece<P>[]; costCents: number }>;

export type ItineraryResponse<P extends CoveringPlan> = Readonly<{
  best: Cover<P> | null;
  /** The cost of each simple option; null when it does not reach every stop. */
  locals: Cover<P> | null;
  oneRegional: Cover<P> | null;
  oneGlobal: Cover<P> | null;
  /** The stops that the widest plan of a kind does not reach. Empty: one plan of the kind reaches every stop. */
  lacking: Readonly<Record<'oneRegional' | 'oneGlobal', readonly number[]>>;
}>;

export const MAX_STOPS = 6;

/** No traveller would install more eSIMs of one plan than this. */
const MAX_COUNT = 5;

/**
 * Finds the cheapest set of plans that covers every stop. The result is exact for up to six stops: every group of
 * stops is priced with every plan, then the groups are combined in every way. A plan that serves several stops must
 * last from the first to the last of them, because its days also count while the traveller is elsewhere.
 */
export function coverItinerary<P extends CoveringPlan>(
  stops: readonly Stop[],
  plans: readonly P[],
): ItineraryResponse<P> {
  if (stops.length === 0 || stops.length > MAX_STOPS) {
    throw new RangeError(`An itinerary has 1 to ${MAX_STOPS} stops, got ${stops.length}`);
  }
  const reaching = plans.map((plan) => ({ plan, reach: reachOf(plan, stops) }));
  const only = (type: CoveringPlan['coverageType']) =>
    reaching.filter(({ plan }) => plan.coverageType === type);
  const everyStop = 2 ** stops.length - 1;
  const [regional, global] = [only('regional'), only('global')];
  return {
    best: cheapestPartition(stops, reaching),
    locals: cheapestPartition(stops, only('local')),
    oneRegional: asCover(cheapestPiece(stops, everyStop, regional)),
    oneGlobal: asCover(cheapestPiece(stops, everyStop, global)),
    lacking: {
      oneRegional: fewestLacking(everyStop, regional),
      oneGlobal: fewestLacking(everyStop, global),
    },
  };
}

/** `reach` is the set of stops where a plan works. Groups of stops are bit sets: bit n is stop n. */
type Reaching<P extends CoveringPlan> = Readonly<{ plan: P; reach: number }>;

function reachOf(plan: CoveringPlan, stops: readonly Stop[]): number {
  const countries = new Set(plan.countries);
  return stops.reduce(
    (reach, { countryCode }, position) => (countries.has(countryCode) ? reach | (1 << position) : reach),
    0,
  );
}

function fewestLacking(everyStop: number, plans: readonly Reaching<CoveringPlan>[]): readonly number[] {
  return plans.reduce<readonly number[]>((fewest, { reach }) => {
    const lacking = positionsIn(everyStop & ~reach);
    return lacking.length < fewest.length ? lacking : fewest;
  }, positionsIn(everyStop));
}

function asCover<P extends CoveringPlan>(piece: CoverPiece<P> | null): Cover<P> | null {
  return piece === null ? null : { pieces: [piece], costCents: piece.costCents };
}

function cheapestPartition<P extends CoveringPlan>(
  stops: readonly Stop[],
  plans: readonly Reaching<P>[],
): Cover<P> | null {
  const groups = 2 ** stops.length;
  const pieces = Array.from({ length: groups }, (_, group) =>
    group === 0 ? null : cheapestPiece(stops, group, plans),
  );
  const covers: (Cover<P> | null)[] = [{ pieces: [], costCents: 0 }];
  for (let group = 1; group < groups; group += 1) {
    covers[group] = cheapestSplit(group, pieces, covers);
  }
  return covers[groups - 1] ?? null;
}

/** The group's first stop is in exactly one piece, so trying every piece that contains it tries every split. */
function cheapestSplit<P extends CoveringPlan>(
  group: number,
  pieces: readonly (CoverPiece<P> | null)[],
  covers: readonly (Cover<P> | null)[],
): Cover<P> | null {
  const first = group & -group;
  let best: Cover<P> | null = null;
  for (let part = group; part > 0; part = (part - 1) & group) {
    const piece = (part & first) === 0 ? null : pieces[part];
    const rest = covers[group & ~part];
    if (!piece || !rest) continue;
    const costCents = piece.costCents + rest.costCents;
    const count = rest.pieces.length + 1;
    if (
      best === null ||
      costCents < best.costCents ||
      (costCents === best.costCents && count < best.pieces.length)
    ) {
      best = { pieces: [piece, ...rest.pieces], costCents };
    }
  }
  return best;
}

function positionsIn(group: number): number[] {
  return Array.from({ length: MAX_STOPS }, (_, position) => position).filter(
    (position) => (group & (1 << position)) !== 0,
  );
}

function cheapestPiece<P extends CoveringPlan>(
  stops: readonly Stop[],
  group: number,
  plans: readonly Reaching<P>[],
): CoverPiece<P> | null {
  const positions = positionsIn(group);
  const spanDays = stops
    .slice(positions[0], (positions.at(-1) ?? 0) + 1)
    .reduce((days, stop) => days + stop.days, 0);
  const megabytes = positions.reduce((sum, position) => sum + (stops[position]?.megabytes ?? 0), 0);
  let best: CoverPiece<P> | null = null;
  for (const { plan, reach } of plans) {
    if ((reach & group) !== group || plan.validityDays < spanDays) continue;
    const piece = pieceOf(plan, megabytes, positions);
    if (piece.count <= MAX_COUNT && (best === null || isBetter(piece, best))) best = piece;
  }
  return best;
}

function pieceOf<P extends CoveringPlan>(
  plan: P,
  megabytes: number,
  stops: readonly number[],
): CoverPiece<P> {
  const count = plan.isUnlimited ? 1 : Math.max(1, Math.ceil(megabytes / megabytesOf(plan)));
  return { plan, count, stops, costCents: count * plan.priceCents };
}

function isBetter(a: CoverPiece<CoveringPlan>, b: CoverPiece<CoveringPlan>): boolean {
  if (a.costCents !== b.costCents) return a.costCents < b.costCents;
  if (a.count !== b.count) return a.count < b.count;
  return a.plan.packageId < b.plan.packageId;
}
