import { CircleCheck } from 'lucide-react';
import type { CheckoutSessionResponse } from '#contract/orders/checkout-sessions.ts';
import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { OwnStart } from './own-start.tsx';

type Properties = Pick<CheckoutSessionResponse, 'topup' | 'units'>;

/** The end of a top-up order: what was added to which eSIM, when it starts, and the way to the eSIM. */
export function TopupAdded({ topup, units }: Properties) {
  const t = useMessages('topup');
  const esimId = topup?.esimId ?? null;
  return (
    <section className="notice-card">
      <h2 className="flex items-center gap-3 text-2xl">
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-good" />
        {units.map(({ title }) => unbrokenData(title)).join(', ')}
      </h2>
      {topup === null ? null : (
        <p className="font-semibold wrap-anywhere">
          {topup.esimName === null
            ? t('success.esim', { end: topup.iccidEnd })
            : t('success.esimNamed', { name: topup.esimName, end: topup.iccidEnd })}
        </p>
      )}
      <p className="max-w-prose text-ink-soft">
        {esimId === null ? t('success.starts.either') : <OwnStart esimId={esimId} />} {t('success.text')}
      </p>
      {esimId === null ? null : (
        <LocalizedLink to={detailsPath(esimId)} className={buttonClass('primary')}>
          {t('success.toEsim')}
        </LocalizedLink>
      )}
    </section>
  );
}
