import type { OrderDetails, OrderRefund } from '#contract/account/order-documents.ts';
import { withdrawalPath } from '#core/withdrawals/withdrawal.ts';
import { formatDay } from '#core/withdrawals/withdrawal-times.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useTimes } from '../../../language/use-times.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useDollars } from '../../../language/use-dollars.ts';

/** Every refund of the order: why, how much, and whether it is made. */
export function RefundList({ refunds }: Readonly<{ refunds: readonly OrderRefund[] }>) {
  const t = useMessages('orders');
  const dollars = useDollars();
  const { date } = useTimes();
  if (refunds.length === 0) return null;
  return (
    <section className="order-panel">
      <h2 className="text-xl">{t('refunds.heading')}</h2>
      <ul className="grid gap-3">
        {refunds.map(({ title, reason, amountCents, doneAt }, index) => (
          <li key={index}>
            <p className="font-semibold">
              {doneAt === null
                ? t('refunds.open', { amount: dollars(amountCents) })
                : t('refunds.done', { amount: dollars(amountCents), date: date(doneAt) })}
            </p>
            <p className="text-ink-soft">
              {[t(`refunds.reason.${reason}`), ...(title === null ? [] : [title])].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WithdrawalProperties = Readonly<Pick<OrderDetails, 'withdrawal' | 'number'>>;

/** What the customer accepted at checkout, and what is left of the right of withdrawal. */
export function WithdrawalFacts({ withdrawal, number }: WithdrawalProperties) {
  const t = useMessages('orders');
  const language = useLanguage();
  const { date } = useTimes();
  if (withdrawal === null) return null;
  const { state, acceptedAt, lastDay, declaredAt, hasMore } = withdrawal;
  const shown = declaredAt === null ? formatDay(new Date(lastDay), language) : date(declaredAt);
  return (
    <section className="order-panel">
      <h2 className="text-xl">{t('withdrawal.heading')}</h2>
      <p className="font-semibold">{t(`withdrawal.${state}`, { date: shown })}</p>
      {acceptedAt === null ? null : (
        <p className="text-ink-soft">{t('withdrawal.accepted', { date: date(acceptedAt) })}</p>
      )}
      {state === 'open' || hasMore ? (
        <LocalizedLink to={withdrawalPath(number)} className="text-button order-link">
          {t(hasMore ? 'withdrawal.linkRest' : 'withdrawal.link')}
        </LocalizedLink>
      ) : null}
    </section>
  );
}
