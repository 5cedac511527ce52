import { ArrowLeft } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { DiscountResponse, ShownDiscount } from '#contract/admin/discounts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import type { ScreenProps } from '../frame/screen.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { DiscountForm } from './discount-form.tsx';
import { fetchDiscount, switchDiscount } from './discount-requests.ts';
import { useDiscountWords } from './use-discount-words.ts';

/** One code: its usage, its rules, and a button that pauses it. */
export default function DiscountScreen({ params }: ScreenProps) {
  const t = useMessages('admin-discounts');
  const code = params['code'] ?? '';
  const { data, isPending, refetch } = useMyQuery(['staff', 'discount', code], (needs) =>
    fetchDiscount(needs, code),
  );
  return (
    <>
      <LocalizedLink to="/admin/discounts" className={`admin-back ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </LocalizedLink>
      <ScreenTitle title={t('code', { code })} />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === null ? <BoxEmpty>{t('missing')}</BoxEmpty> : null}
      {data == null ? null : (
        <Details key={data.discount.edition} {...data} onReload={() => void refetch()} />
      )}
    </>
  );
}

type DetailsProperties = DiscountResponse & Readonly<{ onReload: () => void }>;

function Details({ discount, timeZone, onReload }: DetailsProperties) {
  const t = useMessages('admin-discounts');
  const words = useDiscountWords();
  const queries = useQueryClient();
  const key = useMyKey(['staff', 'discount', discount.code]);
  const store = (saved: DiscountResponse) => queries.setQueryData(key, saved);
  return (
    <>
      <Usage discount={discount} />
      <Switch discount={discount} onSwitched={store} />
      {discount.seriesId === null ? (
        <>
          {discount.isValueFixed ? <p className="admin-strong">{words.value(discount.value)}</p> : null}
          <DiscountForm
            discount={discount}
            timeZone={timeZone}
            onSaved={(saved) => {
              store(saved);
              toasts.show({ title: t('saved', { code: discount.code }), tone: 'good' });
            }}
            onKeepStored={onReload}
          />
        </>
      ) : (
        <div className="admin-box">
          <p>{words.rules(discount)}</p>
          <p className="admin-soft">{t('ofSeries')}</p>
        </div>
      )}
    </>
  );
}

function Usage({ discount }: Readonly<{ discount: ShownDiscount }>) {
  const t = useMessages('admin-discounts');
  const dollars = useDollars();
  const { redeemed, held, givenCents } = discount.usage;
  return (
    <div className="admin-box admin-stack">
      <dl className="discount-usage">
        <div>
          <dt>{t('usage.stateTitle')}</dt>
          <dd className="admin-state" data-state={discount.state}>
            {t(`state.${discount.state}`)}
          </dd>
        </div>
        <div>
          <dt>{t('usage.redeemedTitle')}</dt>
          <dd>{discount.totalLimit === null ? redeemed : `${redeemed} / ${discount.totalLimit}`}</dd>
        </div>
        <div>
          <dt>{t('usage.heldTitle')}</dt>
          <dd>{held}</dd>
        </div>
        <div>
          <dt>{t('usage.givenTitle')}</dt>
          <dd>{dollars(givenCents)}</dd>
        </div>
      </dl>
      <p>
        <LocalizedLink to={`/admin/orders?search=${discount.code}`} className="admin-link">
          {t('orders')}
        </LocalizedLink>
      </p>
    </div>
  );
}

type SwitchProperties = Readonly<{
  discount: ShownDiscount;
  onSwitched: (saved: DiscountResponse) => void;
}>;

function Switch({ discount, onSwitched }: SwitchProperties) {
  const t = useMessages('admin-discounts');
  const { isBusy, run } = useToastedChange(t('problem.failed'));
  const { code, isActive } = discount;
  const press = () =>
    run(async () => {
      onSwitched(await switchDiscount(code, !isActive));
      toasts.show({ title: t(isActive ? 'pausedToast' : 'resumedToast', { code }), tone: 'good' });
    });
  return (
    <div className="admin-actions">
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        {t(isActive ? 'pause' : 'resume')}
      </button>
      <p className="admin-soft">{t('pauseHint')}</p>
    </div>
  );
}
