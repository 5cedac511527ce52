import type { VisitReportResponse } from '#contract/admin/statistics.ts';
import { formatCount } from '#core/format-count.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** How many visits came from each step to the next, up to a paid order. */
export function FunnelBox({ funnel }: Readonly<{ funnel: VisitReportResponse['funnel'] }>) {
  const t = useMessages('admin-statistics');
  const language = useLanguage();
  const most = Math.max(1, ...funnel.map(({ sessions }) => sessions));
  return (
    <section className="admin-box" aria-labelledby="funnel">
      <h2 id="funnel" className="admin-section-heading">
        {t('funnel.title')}
      </h2>
      <p className="admin-soft">{t('funnel.lead')}</p>
      <ol className="statistics-funnel">
        {funnel.map(({ step, sessions, percentOfPrevious }) => (
          <li key={step}>
            <span className="admin-strong">{t(`funnel.step.${step}`)}</span>
            <span>{formatCount(sessions, language)}</span>
            <span className="admin-soft">
              {percentOfPrevious === null ? '' : t('funnel.share', { percent: percentOfPrevious })}
            </span>
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="statistics-bar">
              <rect width={(100 * sessions) / most} height="1" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
