import type { NamedAmounts } from './named-amounts.ts';
import type { KnownPlace } from './places/known-places.ts';
import type { Closeness } from './text-search.ts';

/** Why a destination matches. `place` is the city, island or group that matched; null: its own name matched. */
export type Match = Readonly<{ closeness: Closeness; isMeant: boolean; place: KnownPlace | null }>;

export type Matches = Readonly<{
  /** By the destination's number, in input order. */
  found: ReadonlyMap<number, Match>;
  /** The countries of each matching group, such as "Balkans". */
  groups: readonly (readonly string[])[];
  /** The country that the text names and that none of the destinations is; ISO 3166 alpha-2. */
  unsold: string | null;
  /** What the text says beside the place; null: it is only about the place. */
  amounts: NamedAmounts | null;
}>;
