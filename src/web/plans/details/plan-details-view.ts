import type { Language } from '#core/language.ts';
import type { CountryNetworks } from './country-networks.ts';
import type { PlanCardView } from '../card/plan-card-view.ts';

/** A sentence and the language it is in: the eSIM network's own are English on every page. */
export type Sentence = Readonly<{ text: string; language: Language }>;

/** All there is to know about one plan, in the page's language. */
export type PlanDetailsView = Readonly<{
  plan: PlanCardView;
  /** Null where there is no amount to divide by. */
  perGigabyte: string | null;
  perDay: string;
  isRechargeable: boolean;
  /** `isLimit`: it says what the plan lacks. */
  features: readonly (Sentence & Readonly<{ isLimit: boolean }>)[];
  fairUse: Sentence | null;
  otherInfo: Sentence | null;
  networks: readonly CountryNetworks[];
}>;

export type PlanResult =
  | Readonly<{ kind: 'found'; details: PlanDetailsView }>
  /** Not on sale, or never was. */
  | Readonly<{ kind: 'unknown' }>
  /** The shop could not be reached. */
  | Readonly<{ kind: 'failed' }>;
