import { LANGUAGE_FACTS, type Language } from '#core/language.ts';

/** Fewer reviews say more about their authors than about the plans. */
export const AVERAGE_FROM = 3;

type CountedStars = Readonly<{ count: number; stars: number }>;

/** `stars` is the sum. `average` has one decimal; null: too few reviews for one. */
export type ReviewScore = Readonly<{ count: number; average: number | null }>;

export function reviewScore({ count, stars }: CountedStars): ReviewScore {
  return { count, average: count < AVERAGE_FROM ? null : Math.round((stars * 10) / count) / 10 };
}

/** With one decimal, also a whole number: "4.0", in Spanish "4,0". */
export function averageText(average: number, language: Language): string {
  return average.toFixed(1).replace('.', LANGUAGE_FACTS[language].decimalMark);
}
