import type { ItineraryAnswer } from '#contract/calculator.ts';

export type TripCover = NonNullable<ItineraryAnswer['best']>;

/** `moreCents` is what a way costs above the cheapest; `cover` null: that way does not reach every stop. */
export type TripWay =
  Readonly<{ kind: WayKind; cover: TripCover; moreCents: number }> | Readonly<{ kind: WayKind; cover: null }>;

type WayKind = 'mix' | 'locals' | 'oneRegional' | 'oneGlobal';

const SIMPLE_WAYS = ['locals', 'oneRegional', 'oneGlobal'] as const;

/**
 * The ways to cover a trip, cheapest first, those that do not work last. A mix is a way of its own only where it
 * beats every simple one.
 */
export function waysOf(covers: ItineraryAnswer): readonly TripWay[] {
  const { best } = covers;
  if (best === null) return [];
  const isSimple = SIMPLE_WAYS.some((kind) => covers[kind]?.costCents === best.costCents);
  const all: readonly (readonly [WayKind, TripCover | null])[] = [
    ...(isSimple ? [] : [['mix', best] as const]),
    ...SIMPLE_WAYS.map((kind) => [kind, covers[kind]] as const),
  ];
  return all
    .map(([kind, cover]): TripWay =>
      cover === null ? { kind, cover } : { kind, cover, moreCents: cover.costCents - best.costCents },
    )
    .sort((a, b) => (a.cover?.costCents ?? Infinity) - (b.cover?.costCents ?? Infinity) || 0);
}
