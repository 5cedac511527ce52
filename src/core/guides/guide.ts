import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';

/** What a guide about one destination is written from. */
export type GuideSource = Readonly<{
  slug: string;
  /** In the guide's language, without article. */
  name: string;
  /** Null: the destination has several countries. */
  countryCode: string | null;
  coverageType: CoverageType;
  /** Its own plans on sale, at least one. */
  plans: readonly Package[];
  /** Those of them whose price counts as the lowest; at least one. */
  buyable: readonly Package[];
  topUps: readonly Package[];
  /** Plans in stock that work there, its own and those for several countries. */
  working: readonly Package[];
  /** Local plans of the covered countries; empty for a country. */
  locals: readonly Package[];
  /** The year whose summer and winter time it states. */
  year: number;
}>;

/** A guide in one language: finished texts, and English paths in its links. */
export type Guide = Readonly<{
  title: string;
  pageTitle: string;
  description: string;
  lead: string;
  /** The figures to see first: "Lowest price", "$3.00". */
  facts: readonly Readonly<{ name: string; value: string }>[];
  sections: readonly GuideSection[];
}>;

/** `to` null: a country for which only plans for several countries are on sale. */
export type GuideLink = Readonly<{ to: string | null; name: string; note: string | null }>;

export type GuideTrip = Readonly<{
  days: string;
  need: string;
  plan: string;
  /** Null, both: no single plan holds the trip. */
  price: string | null;
  to: string | null;
}>;

export type GuideTable = Readonly<{
  caption: string;
  columns: Readonly<{ trip: string; plan: string; price: string }>;
  trips: readonly GuideTrip[];
}>;

export const GUIDE_SECTIONS = [
  'networks',
  'days',
  'data',
  'top-ups',
  'wider',
  'worth',
  'countries',
  'limits',
  'arrival',
  'install',
] as const;

export type GuideSection = Readonly<{
  /** Also the hash that opens it. */
  id: (typeof GUIDE_SECTIONS)[number];
  heading: string;
  paragraphs: readonly string[];
  /** A rule for each group of plans. */
  rules?: readonly Readonly<{ name: string; text: string }>[];
  table?: GuideTable;
  links?: readonly GuideLink[];
  /** Where to go on, under everything else. */
  next?: readonly GuideLink[];
}>;
