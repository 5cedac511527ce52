import { FileDown, Printer } from 'lucide-react';
import { useId } from 'react';
import type { ReportedEsim } from '#contract/account/usage/usage.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ownTimeZone } from '../use-usage.ts';
import { type ReportChoice, useReportChoice } from './use-report-choice.ts';

/** Which eSIM and which days; the file has the readings of exactly these. */
export function ReportForm({ esims }: Readonly<{ esims: readonly ReportedEsim[] }>) {
  const t = useMessages('usage');
  const errorId = useId();
  const language = useLanguage();
  const { choice, change, isWrong } = useReportChoice();
  return (
    <div className="usage-control">
      <div className="usage-report-form">
        <label>
          {t('reports.esim')}
          <select
            className="field bg-card text-ink"
            value={choice.esim ?? ''}
            onChange={({ currentTarget }) => change({ esim: currentTarget.value })}
          >
            <option value="">{t('reports.all')}</option>
            {esims.map(({ id, name, title }) => (
              <option key={id} value={id}>
                {name ?? title}
              </option>
            ))}
          </select>
        </label>
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {t(`reports.${name}`)}
            <input
              type="date"
              className="field"
              value={choice[name]}
              aria-invalid={isWrong}
              aria-describedby={errorId}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          </label>
        ))}
        <a
          className={buttonClass('quiet')}
          aria-disabled={isWrong}
          {...(isWrong ? {} : { href: fileAddress(choice, language), download: '' })}
        >
          <FileDown aria-hidden="true" className="size-5" />
          {t('reports.csv')}
        </a>
        <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('print')}
        </button>
      </div>
      <p id={errorId} role="alert" className="field-complaint mt-2 empty:hidden">
        {isWrong ? t('reports.wrongRange') : null}
      </p>
    </div>
  );
}

function fileAddress({ esim, from, to }: ReportChoice, language: string): string {
  const query = new URLSearchParams({
    language,
    timeZone: ownTimeZone(),
    ...(esim === null ? {} : { esim }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  });
  return `/api/usage/readings.csv?${query}`;
}
