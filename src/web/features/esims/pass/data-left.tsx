import type { MyEsim } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { dataCoupons } from '#core/esims/dashboard/data-coupons.ts';
import { isUseKnown } from '#core/esims/dashboard/plan-days.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { isLowOnData } from '#core/esims/dashboard/next-action.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{
  esim: Pick<MyEsim, 'display' | 'expiresAt' | 'usage' | 'dataPlan' | 'waiting'>;
}>;

/**
 * The data left of the running package, as a figure, in words and as ten coupons. Without figures of the network: the
 * plan's data. What waits behind it is another line: it has another end.
 */
export function DataLeft({ esim }: Properties) {
  const t = useMessages('esims');
  const language = useLanguage();
  const { usage, dataPlan } = esim;
  const now = useNow();
  if (!isUseKnown(esim)) return <p className="text-ink-soft">{t('mine.useUnknown')}</p>;
  if (usage === null || usage.isUnlimited) {
    return (
      <p className="figure text-3xl">
        <span className="first-letter:uppercase inline-block">{dataPlan}</span>
      </p>
    );
  }
  if (planEnd(esim, now)?.kind === 'days') return <DataUsed usage={usage} />;
  const left = formatData(usage.remainingMegabytes, language);
  const total = formatData(usage.totalMegabytes, language);
  const isLow = isLowOnData(esim) && esim.display === 'active';
  return (
    <div className="grid gap-2" data-low={isLow}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-4xl md:text-5xl">{left}</span>{' '}
        <span className="text-ink-soft">{t('mine.leftOf', { total })}</span>
      </p>
      <Coupons usage={usage} label={t('mine.dataLeft', { left, total })} />
    </div>
  );
}

/** Of an eSIM that has ended nothing is left, whatever the network's last figure says. */
function DataUsed({ usage }: Readonly<{ usage: NonNullable<MyEsim['usage']> }>) {
  const t = useMessages('esims');
  const language = useLanguage();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="figure text-4xl md:text-5xl">{formatData(usage.usedMegabytes, language)}</span>{' '}
      <span className="text-ink-soft">
        {t('mine.usedOf', { total: formatData(usage.totalMegabytes, language) })}
      </span>
    </p>
  );
}

type CouponsProperties = Readonly<{ usage: NonNullable<MyEsim['usage']>; label: string }>;

function Coupons({ usage, label }: CouponsProperties) {
  return (
    <div role="img" aria-label={label} className="data-coupons">
      {dataCoupons(usage).map((fill, index) => (
        <span key={index} className="data-coupon">
          <span style={{ inlineSize: `${fill * 100}%` }} />
        </span>
      ))}
    </div>
  );
}
