import { Star } from 'lucide-react';
import { OUR_RATING } from '#core/plans/plan.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** Our own opinion, said as such; it is never marked up as a review. */
export function OurRating() {
  const t = useMessages('plans');
  const rating = OUR_RATING.toLocaleString(useLanguage());
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden="true" className="size-3.5 shrink-0 fill-sun text-sun" />
      {t('ourRating', { rating })}
    </span>
  );
}
