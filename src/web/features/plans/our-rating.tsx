import { Star } from 'lucide-react';
import { OUR_RATING } from '#core/plans/plan.ts';
import type { PlanSpeech } from './use-plan-speech.ts';

/** Our own opinion, said as such; it is never marked up as a review. */
export function OurRating({ speech: { t, language } }: Readonly<{ speech: PlanSpeech }>) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden="true" className="size-3.5 shrink-0 fill-sun text-sun" />
      {t('ourRating', { rating: OUR_RATING.toLocaleString(language) })}
    </span>
  );
}
