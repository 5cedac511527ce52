import type { Language } from '#core/language.ts';

/** "200+" for 214: a claim is rounded down, so that it is always true. Small numbers are shown exactly. */
export function claimedCount(count: number, language: Language): string {
  if (count < 100) return String(count);
  const hundreds = Math.floor(count / 100) * 100;
  if (language === 'en') return `${hundreds}+`;
  return hundreds === count ? String(count) : `más de ${hundreds}`;
}
