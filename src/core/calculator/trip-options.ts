import type { HotspotStatement } from '#core/plans/plan-marks.ts';

type Priced = Readonly<{ costCents: number }>;

/** The covers of a trip, of any kind; null when a kind does not reach every stop. */
export type TripCovers<C extends Priced> = Readonly<Record<'best' | SimpleKind, C | null>>;

/**
 * `moreCents`: the price difference to the cheapest option. `cover` is null when the option does not reach every
 * stop.
 */
export type TripOption<C extends Priced> =
  | Readonly<{ kind: OptionKind; cover: C; moreCents: number }>
  | Readonly<{ kind: OptionKind; cover: null }>;

const SIMPLE_OPTIONS = ['locals', 'oneRegional', 'oneGlobal'] as const;
type SimpleKind = (typeof SIMPLE_OPTIONS)[number];
export type OptionKind = 'mix' | SimpleKind;

/**
 * Returns the options that cover a trip, cheapest first, impossible ones last. A mix is an option only where it is
 * cheaper than every simple one.
 */
export function optionsOf<C extends Priced>(covers: TripCovers<C>): readonly TripOption<C>[] {
  const { best } = covers;
  if (best === null) return [];
  const isSimple = SIMPLE_OPTIONS.some((kind) => covers[kind]?.costCents === best.costCents);
  const all: readonly (readonly [OptionKind, C | null])[] = [
    ...(isSimple ? [] : [['mix', best] as const]),
    ...SIMPLE_OPTIONS.map((kind) => [kind, covers[kind]] as const),
  ];
  return all
    .map(([kind, cover]): TripOption<C> =>
      cover === null ? { kind, cover } : { kind, cover, moreCents: cover.costCents - best.costCents },
    )
    .sort((a, b) => (a.cover?.costCents ?? Infinity) - (b.cover?.costCents ?? Infinity) || 0);
}

type Stated = Readonly<{ pieces: readonly Readonly<{ plan: Readonly<{ hotspot: HotspotStatement }> }>[] }>;

/** The options whose networks all state that a hotspot works, where the cheapest option is not one of them. */
export function hotspotOptions<C extends Priced & Stated>(
  options: readonly TripOption<C>[],
): readonly OptionKind[] {
  const isAllowed = ({ cover }: TripOption<C>) =>
    cover?.pieces.every(({ plan }) => plan.hotspot === 'allowed') === true;
  const [cheapest] = options;
  return cheapest === undefined || isAllowed(cheapest)
    ? []
    : options.filter(isAllowed).map(({ kind }) => kind);
}
