import type { Comparison } from '#core/guides/comparison/comparison.ts';
import type { Guide, GuideLink } from '#core/guides/guide.ts';

/** A guide's page: finished texts in the page's language. */
export type GuideView = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  /** ISO 8601; null when not known. */
  changedAt: string | null;
  guide: Guide;
  words: Readonly<{ home: string; guides: string; contents: string; plans: string; allGuides: string }>;
}>;

/** The list of all guides. */
export type GuidesView = Readonly<{
  title: string;
  description: string;
  lead: string;
  home: string;
  search: Readonly<{
    text: string;
    words: Readonly<{ label: string; placeholder: string; button: string }>;
  }>;
  /** Null: nothing is searched for, and the groups are shown. */
  found: Readonly<{
    status: string;
    hint: string | null;
    /** A country has its code. */
    links: readonly (GuideLink & Readonly<{ countryCode?: string }>)[];
    all: string;
  }> | null;
  /** The countries that most travellers look for; null while something is searched for. */
  popular: Readonly<{
    heading: string;
    links: readonly (GuideLink & Readonly<{ countryCode: string }>)[];
  }> | null;
  groups: readonly Readonly<{
    id: string;
    name: string;
    count: number;
    letters: readonly Readonly<{ letter: string | null; links: readonly GuideLink[] }>[];
  }>[];
  next: readonly GuideLink[];
}>;

/** The page that compares local, regional and global plans. */
export type ComparisonView = Readonly<{
  comparison: Comparison;
  words: Readonly<{ home: string; here: string }>;
}>;
