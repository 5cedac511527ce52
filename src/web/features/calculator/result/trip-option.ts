import type { ItineraryResponse } from '#contract/catalogue/calculator.ts';

export type TripCover = NonNullable<ItineraryResponse['best']>;

/**
 * `moreCents`: the price difference to the cheapest option. `cover` is null when the option does not reach every
 * stop.
 */
export type TripOption =
  | Readonly<{ kind: OptionKind; cover: TripCover; moreCents: number }>
  | Readonly<{ kind: OptionKind; cover: null }>;

type OptionKind = 'mix' | 'locals' | 'oneRegional' | 'oneGlobal';

const SIMPLE_OPTIONS = ['locals', 'oneRegional', 'oneGlobal'] as const;

/**
 * Returns the options that cover a trip, cheapest first, impossible ones last. A mix is an option only where it is
 * cheaper than every simple one.
 */
export function optionsOf(covers: ItineraryResponse): readonly TripOption[] {
  const { best } = covers;
  if (best === null) return [];
  const isSimple = SIMPLE_OPTIONS.some((kind) => covers[kind]?.costCents === best.costCents);
  const all: readonly (readonly [OptionKind, TripCover | null])[] = [
    ...(isSimple ? [] : [['mix', best] as const]),
    ...SIMPLE_OPTIONS.map((kind) => [kind, covers[kind]] as const),
  ];
  return all
    .map(([kind, cover]): TripOption =>
      cover === null ? { kind, cover } : { kind, cover, moreCents: cover.costCents - best.costCents },
    )
    .sort((a, b) => (a.cover?.costCents ?? Infinity) - (b.cover?.costCents ?? Infinity) || 0);
}
