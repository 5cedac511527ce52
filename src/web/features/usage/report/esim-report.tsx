import type { ReportedEsim } from '#contract/account/usage/usage.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useAmounts } from '../use-amounts.ts';
import { ownTimeZone } from '../use-usage.ts';

const COLUMNS = ['used', 'left', 'daysLeft', 'lastReading'] as const;

type Properties = Readonly<{ esims: readonly ReportedEsim[] }>;

/** Each eSIM with its plan, data used, data left, days left and last reading, and the readings behind it. */
export function EsimReport({ esims }: Properties) {
  const t = useMessages('usage');
  const { dateAndTime } = useTimes();
  const now = useNow();
  return (
    <section className="usage-report-esims">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('reports.plan')}</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`reports.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {esims.map((esim) => (
            <EsimRow key={esim.id} esim={esim} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        {t('reports.zone', { timeZone: ownTimeZone(), time: dateAndTime(now.toISOString()) })}
      </p>
    </section>
  );
}

function EsimRow({ esim }: Readonly<{ esim: ReportedEsim }>) {
  const t = useMessages('usage');
  const { dateAndTime } = useTimes();
  const { amount } = useAmounts();
  const now = useNow();
  const { usage, basedOn, expiresAt, readAt, usedInAllMegabytes: used } = esim;
  const values = {
    used: used === null ? t('reports.never') : amount(used),
    left: leftOf(),
    daysLeft: expiresAt === null ? t('reports.notStarted') : String(daysLeft(new Date(expiresAt), now)),
    lastReading: readAt === null ? t('reports.never') : dateAndTime(readAt),
  };
  return (
    <tr>
      <th scope="row">
        {esim.name === null ? null : <span className="block">{esim.name}</span>}
        <span className={esim.name === null ? '' : 'font-normal'}>{unbrokenData(esim.title)}</span>
        <span className="block text-sm font-normal text-ink-soft">
          {basedOn === null
            ? t('reports.noReadings')
            : t('reports.basedOn', {
                count: basedOn.readings,
                from: dateAndTime(basedOn.firstAt),
                to: dateAndTime(basedOn.lastAt),
              })}
        </span>
      </th>
      {COLUMNS.map((name) => (
        <td key={name} data-name={t(`reports.${name}`)}>
          <span>{values[name]}</span>
        </td>
      ))}
    </tr>
  );

  function leftOf(): string {
    if (usage === null) return t('reports.never');
    return usage.isUnlimited ? t('reports.unlimited') : amount(usage.remainingMegabytes);
  }
}
