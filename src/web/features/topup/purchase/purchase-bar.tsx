import { CircleAlert, Lock, WifiOff } from 'lucide-react';
import { formatMoney, money } from '#core/money.ts';
import { useIsOnline } from '../../../browser/use-is-online.ts';
import { PriceHint } from '../../../currency/price-hint.tsx';
import { useMayHaveHint } from '../../../currency/use-may-have-hint.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { TopupTarget } from '../topup-target.ts';
import type { PurchaseState } from './use-purchase.ts';
import { WillHave } from './will-have.tsx';

type Properties = Readonly<{ target: TopupTarget; purchase: PurchaseState }>;

/** The total and the button, always in reach of the thumb. What went wrong is said here, where it is pressed again. */
export function PurchaseBar({ target, purchase }: Properties) {
  const t = useMessages('topup');
  const isOnline = useIsOnline();
  const { state, chosen } = purchase;
  const isOpen = state === 'open' && isOnline;
  return (
    <div className="topup-bar-pay">
      <Failure purchase={purchase} />
      <p role="status" className="flex gap-2 text-sm text-warn empty:hidden">
        {isOnline ? null : (
          <>
            <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('offline')}
          </>
        )}
      </p>
      {chosen === null ? null : <WillHave target={target} topup={chosen} />}
      <div className="flex items-center gap-4">
        {chosen === null ? null : <Total purchase={purchase} />}
        <button
          type="submit"
          className={`grow aria-disabled:opacity-60 ${buttonClass('primary')}`}
          aria-disabled={!isOpen}
          data-busy={state !== 'open'}
          onClick={(event) => {
            if (!isOpen) event.preventDefault();
          }}
        >
          <Lock aria-hidden="true" className="size-4" />
          <span aria-live="polite">{t(`pay.${state}`)}</span>
        </button>
      </div>
    </div>
  );
}

function Total({ purchase: { totalCents, coupon } }: Readonly<{ purchase: PurchaseState }>) {
  const t = useMessages('topup');
  const language = useLanguage();
  const mayHaveHint = useMayHaveHint();
  const saved = coupon.discount;
  return (
    <div className={mayHaveHint ? 'topup-total' : undefined}>
      <span className="sr-only">{t('total')} </span>
      <span className="figure text-2xl whitespace-nowrap">{formatMoney(money(totalCents), language)}</span>
      {mayHaveHint ? (
        <span className="topup-total-hint">
          <PriceHint cents={totalCents} otherwise={null} />
        </span>
      ) : null}
      {saved === null ? null : (
        <span className="block text-sm text-good">
          {t('saved', { amount: formatMoney(money(saved.amountCents), language) })}
        </span>
      )}
    </div>
  );
}

function Failure({ purchase: { failure } }: Readonly<{ purchase: PurchaseState }>) {
  const t = useMessages('topup');
  return (
    <div role="alert" className="flex gap-2 text-sm empty:hidden">
      {failure === null ? null : (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
          <div>
            <p className="font-semibold text-bad">{t('failedTitle')}</p>
            <p>
              {t('failedText')}. {t(`failed.${failure}`)}
            </p>
          </div>
        </>
      )}
    </div>
  );
}
