import type { PicksRefusal } from './judge-picks.ts';

/** A destination that has or had plans for a new eSIM, as the catalogue names it. */
export type PickableDestination = Readonly<{
  slug: string;
  country_region: string;
  country_code: string | null;
  /** False: every plan is withdrawn or hidden, so the home page omits it. */
  isOnSale: boolean;
}>;

export type PicksEdit = Readonly<{
  /** The list that the editor loaded: it is its own edition. */
  seen: readonly string[];
  wanted: readonly string[];
  by: string;
  at: Date;
}>;

export type PicksOutcome =
  | Readonly<{ kind: 'saved' }>
  /** Nothing was saved: another person saved first. */
  | Readonly<{ kind: 'edited-meanwhile'; now: readonly string[] }>
  | PicksRefusal;

/** The owner's picks for the home page: slugs in the owner's order. */
export interface PopularPicks {
  read(): Promise<readonly string[]>;
  listDestinations(): Promise<readonly PickableDestination[]>;
  /** May be repeated. Every web process shows the new list after it. */
  save(edit: PicksEdit): Promise<PicksOutcome>;
}
