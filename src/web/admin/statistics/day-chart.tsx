import type { VisitReportResponse } from '#contract/admin/statistics.ts';
import { formatCount } from '#core/format-count.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';

type Days = VisitReportResponse['days'];

const HEIGHT = 100;
const GAP = 0.2;

/** Visits per day as bars. The table below them has the same numbers for everyone who cannot see bars. */
export function DayChart({ days }: Readonly<{ days: Days }>) {
  const t = useMessages('admin-statistics');
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ sessions }) => sessions));
  // Days are dates in UTC, wherever the reader is.
  const dates = useDates('UTC');
  const shown = (day: string | undefined) => (day === undefined ? '' : dates.day(day));
  return (
    <section className="admin-box" aria-labelledby="visits-per-day">
      <h2 id="visits-per-day" className="admin-section-heading">
        {t('visitors.perDay')}
      </h2>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="statistics-days"
      >
        {days.map(({ day, sessions }, index) => (
          <rect
            key={day}
            x={index + GAP / 2}
            width={1 - GAP}
            y={HEIGHT - (HEIGHT * sessions) / most}
            height={(HEIGHT * sessions) / most}
          />
        ))}
      </svg>
      <p className="statistics-axis admin-soft">
        <span>{shown(days[0]?.day)}</span>
        <span>{t('visitors.most', { count: most, shown: formatCount(most, language) })}</span>
        <span>{shown(days.at(-1)?.day)}</span>
      </p>
      <details>
        <summary className="admin-summary">{t('visitors.asTable')}</summary>
        <table className="admin-table">
          <caption className="sr-only">{t('visitors.perDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.day')}</th>
              <th scope="col">{t('table.sessions')}</th>
              <th scope="col">{t('table.views')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, sessions, views }) => (
              <tr key={day}>
                <th scope="row">{shown(day)}</th>
                <td>{formatCount(sessions, language)}</td>
                <td>{formatCount(views, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
