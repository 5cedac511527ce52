import type { Language } from '#core/language.ts';
import type { ReviewStatus } from './review-values.ts';

/** The text beside the box that a traveller ticks. A changed text gets another name. */
export type ReviewConsent = 'review-1';
export const REVIEW_CONSENT: ReviewConsent = 'review-1';

/** What a traveller wrote. */
export type WrittenReview = Readonly<{
  stars: number;
  /** Empty: only stars. */
  text: string;
  /** Null: shown as "A traveller". */
  name: string | null;
  language: Language;
}>;

/** How a review is stored: without spaces around it, and with "no name" in one way. */
export function tidyReview({ stars, text, name, language }: WrittenReview): WrittenReview {
  const shown = (name ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    stars,
    text: text.replaceAll('\r\n', '\n').trim(),
    name: shown === '' ? null : shown,
    language,
  };
}

/** Its author may change it until somebody decided about it. */
export function canChange(status: ReviewStatus): boolean {
  return status === 'waiting';
}
