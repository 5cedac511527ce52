import { REPORT_DAYS, type ReportDays } from '#core/visits/visit-report.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { adminClient, codeOf } from '../frame/admin-client.ts';
import { downloadFile } from '../frame/download-file.ts';
import { useConfirmed } from '../frame/password-confirmation.tsx';
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
  const failed = useMessages('admin')('state.failed');
  const confirmed = useConfirmed();
  const save = async () => {
    const query = { days: `${days}` } as const;
    try {
      await confirmed(async () => downloadFile(await adminClient()[file].$get({ query }), file));
    } catch (error) {
      // Without the password nothing was done, and there is nothing to say.
      if (codeOf(error) !== 'confirm-password') toasts.show({ title: failed, tone: 'bad' });
    }
  };
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
      <button type="button" className={buttonClass('quiet')} onClick={() => void save()}>
        {t('period.file')}
      </button>
    </div>
  );
}
