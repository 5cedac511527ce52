import { ChevronRight } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PlanFlag } from '../../plans/card/plan-flag.tsx';
import type { Guide } from '../../plans/card/plan-list-view.ts';

/** A link to the page of the one destination that a search names. */
export function GuideCard({ guide }: Readonly<{ guide: Guide }>) {
  const t = useMessages('plans');
  return (
    <LocalizedLink to={`/esim/${guide.slug}`} className="guide-card">
      <PlanFlag plan={guide} />
      <span className="min-w-0 grow">
        <b className="block">{t('guide.title')}</b>
        <span className="block text-sm text-ink-soft">{t('guide.text', { name: guide.name })}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </LocalizedLink>
  );
}
