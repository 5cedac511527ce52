import { REPORT_DAYS, type ReportDays } from '#core/visits/visit-report.ts';
import { useMessages } from '../../language/use-messages.ts';
import { adminClient } from '../frame/admin-client.ts';
import { ExportButton } from '../frame/export-button.tsx';
import { chipClass } from '../../ui/chip.ts';

type Properties = Readonly<{
  days: ReportDays;
  onChange: (days: ReportDays) => void;
  /** The same report as a file. */
  file: 'visits.csv' | 'page-speed.csv';
}>;

/** Which days the report covers, and the report as a file. */
export function ReportPeriod({ days, onChange, file }: Properties) {
  const t = useMessages('admin-statistics');
  return (
    <div className="admin-actions">
      <div role="group" aria-label={t('period.label')} className="admin-actions">
        {REPORT_DAYS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === days}
            className={`cursor-pointer ${chipClass(each === days)}`}
            onClick={() => onChange(each)}
          >
            {t('period.days', { count: each })}
          </button>
        ))}
      </div>
      <ExportButton
        label={t('period.file')}
        send={() => adminClient()[file].$get({ query: { days: `${days}` } })}
      />
    </div>
  );
}
