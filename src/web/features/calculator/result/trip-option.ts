import type { ItineraryResponse } from '#contract/calculator.ts';

export type TripCover = NonNullable<ItineraryResponse['best']>;

/** `moreCents` is what a way costs above the cheapest; `cover` null: that way does not reach every stop. */
export type TripOption =
  | Readonly<{ kind: OptionKind; cover: TripCover; moreCents: number }>
  | Readonly<{ kind: OptionKind; cover: null }>;

type OptionKind = 'mix' | 'locals' | 'oneRegional' | 'oneGlobal';

const SIMPLE_WAYS = ['locals', 'oneRegional', 'oneGlobal'] as const;

/**
 * The ways to cover a trip, cheapest first, those that do not work last. A mix is a way of its own only where it
 * beats every simple one.
 */
export function optionsOf(covers: ItineraryResponse): readonly TripOption[] {
  const { best } = covers;
  if (best === null) return [];
  const isSimple = SIMPLE_WAYS.some((kind) => covers[kind]?.costCents === best.costCents);
  const all: readonly (readonly [OptionKind, TripCover | null])[] = [
    ...(isSimple ? [] : [['mix', best] as const]),
    ...SIMPLE_WAYS.map((kind) => [kind, covers[kind]] as const),
  ];
  return all
    .map(([kind, cover]): TripOption =>
      cover === null ? { kind, cover } : { kind, cover, moreCents: cover.costCents - best.costCents },
    )
    .sort((a, b) => (a.cover?.costCents ?? Infinity) - (b.cover?.costCents ?? Infinity) || 0);
}
