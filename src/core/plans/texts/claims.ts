import type { Translate } from '#messages/translate.ts';

/** "200+" for 214: a claim is rounded down, so that it is always true. Small numbers are shown exactly. */
export function claimedCount(count: number, t: Translate<'claims'>): string {
  if (count < 100) return String(count);
  const number = Math.floor(count / 100) * 100;
  return number === count ? t('hundreds', { number }) : t('overHundreds', { number });
}
