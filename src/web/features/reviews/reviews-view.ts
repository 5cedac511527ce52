import type { Language } from '#core/language.ts';

export type ReviewView = Readonly<{
  id: string;
  stars: number;
  text: string;
  /** The name its author chose, or "A traveller". */
  name: string;
  /** Of the text. */
  language: Language;
  /** The plan that was used. */
  plan: string;
  /** As words, and as `2026-11-17` for programs. */
  date: string;
  day: string;
}>;

/** The published reviews of a destination. There is at least one. */
export type ReviewsView = Readonly<{
  count: number;
  /** With one decimal, as text and as number. Null: too few reviews for an average. */
  average: Readonly<{ text: string; value: number }> | null;
  /** Newest first. */
  newest: readonly ReviewView[];
}>;
