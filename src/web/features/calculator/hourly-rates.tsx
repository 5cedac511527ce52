import { Wifi } from 'lucide-react';
import { hourlyUses, type HourlyUse } from '#core/calculator/estimate-data.ts';
import { formatEstimate } from '#core/calculator/format-data.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** The rates the estimate is based on, beside the questions. */
export function HourlyRates() {
  const t = useMessages('calculator');
  const language = useLanguage();
  const uses = hourlyUses();
  const most = uses[0]?.megabytes ?? 1;
  return (
    <aside aria-labelledby="rates-heading" className="hourly-rates">
      <h2 id="rates-heading" className="text-xl">
        {t('rates.heading')}
      </h2>
      <p className="text-ink-soft">{t('rates.lead')}</p>
      <dl>
        {uses.map((one) => (
          <div key={one.use}>
            <dt>{t(textsOf(one))}</dt>
            <dd>{formatEstimate(one.megabytes, language)}</dd>
            <dd aria-hidden="true" className="hourly-bar">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={Math.max(1, (100 * one.megabytes) / most)} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex gap-2">
        <Wifi aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
        {t('rates.heavy')}
      </p>
    </aside>
  );
}

function textsOf(one: HourlyUse) {
  return one.kind === 'activity' ? (`activities.${one.use}` as const) : (`advanced.${one.use}` as const);
}
