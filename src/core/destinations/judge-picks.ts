import { MOST_POPULAR_SHOWN } from './choose-popular-destinations.ts';

/** Why a list of picks cannot be saved. */
export type PicksRefusal =
  /** More than the home page shows. */
  | Readonly<{ kind: 'too-many' }>
  | Readonly<{ kind: 'doubled'; slugs: readonly string[] }>
  /** Unknown, withdrawn or hidden. */
  | Readonly<{ kind: 'not-on-sale'; slugs: readonly string[] }>;

/** Null: the list can be saved. An empty list is one: best sellers fill the row. */
export function judgePicks(picks: readonly string[], onSale: ReadonlySet<string>): PicksRefusal | null {
  if (picks.length > MOST_POPULAR_SHOWN) return { kind: 'too-many' };
  const doubled = new Set(picks.filter((slug, index) => picks.indexOf(slug) !== index));
  if (doubled.size > 0) return { kind: 'doubled', slugs: [...doubled] };
  const missing = picks.filter((slug) => !onSale.has(slug));
  return missing.length > 0 ? { kind: 'not-on-sale', slugs: missing } : null;
}
