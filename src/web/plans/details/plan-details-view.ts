import type { DataUse } from '#core/calculator/everyday-use.ts';
import type { Language } from '#core/language.ts';
import type { CountryNetworks } from '#core/plans/country-networks.ts';
import type { PlanCardView } from '../card/plan-card-view.ts';

/** A sentence and its language: the eSIM network's sentences are English on every page. */
export type Sentence = Readonly<{ text: string; language: Language }>;

/** `isLimit`: the feature is a restriction of the plan. */
export type Feature = Sentence & Readonly<{ isLimit: boolean }>;

/** `average` is null while there are too few reviews for one. */
export type PlanReviews = Readonly<{ count: number; average: string | null }>;

/** All details of one plan, in the page's language. */
export type PlanDetailsView = Readonly<{
  plan: PlanCardView;
  /** Null when the plan has no data amount. */
  perGigabyte: string | null;
  perDay: string;
  isRechargeable: boolean;
  /** What the data is enough for; null where no amount limits it. */
  dataUse: DataUse | null;
  features: readonly Feature[];
  /** The network states that a hotspot is not allowed. */
  isHotspotRefused: boolean;
  /** The network says nothing about a hotspot. */
  isHotspotUnstated: boolean;
  fairUse: Sentence | null;
  otherInfo: Sentence | null;
  networks: readonly CountryNetworks[];
  /** Of the countries whose networks are known, how many have 5G. */
  fiveG: Readonly<{ count: number; known: number }>;
  /** Published reviews of the plan's destination. Null: there are none. */
  reviews: PlanReviews | null;
}>;

export type PlanResult =
  | Readonly<{ kind: 'found'; details: PlanDetailsView }>
  /** Not on sale, or never was. */
  | Readonly<{ kind: 'unknown' }>
  /** The shop could not be reached. */
  | Readonly<{ kind: 'failed' }>;
