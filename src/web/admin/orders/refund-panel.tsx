import { useState } from 'react';
import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import type { RequestedReason } from '#core/orders/delivery/requested-refund.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useDollars } from '../../language/use-dollars.ts';
import { refundUnits } from './order-requests.ts';
import { useOrderChange } from './use-order-change.ts';

const REASONS: readonly RequestedReason[] = ['guarantee', 'withdrawal', 'goodwill'];

/** Refunds chosen units. Pressed twice, it refunds once: the server knows each unit. */
export function RefundPanel({ order }: Readonly<{ order: StaffOrderDetails }>) {
  const t = useMessages('admin-orders');
  const dollars = useDollars();
  const open = order.units.filter(({ refundObstacle }) => refundObstacle === null);
  const refund = useRefund(order.id);
  const chosen = open.filter(({ id }) => refund.unitIds.includes(id));
  const cents = chosen.reduce((sum, { paidCents }) => sum + paidCents, 0);
  const amount = dollars(cents);
  const left = order.paidCents - order.refundedCents - (order.costCents ?? 0) - cents;
  if (open.length === 0)
    return (
      <section className="admin-box">
        <h2 className="admin-heading">{t('refund.heading')}</h2>
        <p className="admin-soft">{t('refund.nothing')}</p>
      </section>
    );
  return (
    <section className="admin-box admin-stack">
      <h2 className="admin-heading">{t('refund.heading')}</h2>
      <fieldset className="admin-fieldset">
        <legend className="admin-soft">{t('refund.what')}</legend>
        {open.map(({ id, title, paidCents, esim }) => (
          <label key={id} className="admin-tick">
            <input
              type="checkbox"
              checked={refund.unitIds.includes(id)}
              onChange={({ target }) => refund.choose(id, target.checked)}
            />
            <span>
              {title} <span className="admin-soft">{t(usedKey(esim))}</span>
            </span>
            <span className="admin-amount">{dollars(paidCents)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="admin-fieldset">
        <legend className="admin-soft">{t('refund.why')}</legend>
        {REASONS.map((reason) => (
          <label key={reason} className="admin-tick">
            <input
              type="radio"
              name="reason"
              checked={refund.reason === reason}
              onChange={() => refund.setReason(reason)}
            />
            {t(`reason.${reason}`)}
          </label>
        ))}
      </fieldset>
      {chosen.length === 0 ? null : (
        <ul className="admin-soft admin-stack">
          <li>{t('refund.effect.card', { amount })}</li>
          <li>{t('refund.effect.mail', { language: t(`language.${order.language}`) })}</li>
          {left < 0 ? (
            <li className="admin-warn">{t('refund.effect.loss', { amount: dollars(-left) })}</li>
          ) : null}
        </ul>
      )}
      <p role="alert" className="admin-problem">
        {refund.problem === null ? null : t(refund.problem)}
      </p>
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={chosen.length === 0 || refund.isBusy}
        onClick={() => (chosen.length === 0 ? undefined : void refund.send(amount))}
      >
        {chosen.length === 0
          ? t('refund.choose')
          : t(refund.isBusy ? 'refund.busy' : 'refund.button', { amount })}
      </button>
      <p className="admin-soft">{t('refund.once')}</p>
    </section>
  );
}

function usedKey(esim: StaffOrderDetails['units'][number]['esim']) {
  return esim?.firstConnectedAt == null ? 'refund.unused' : 'refund.used';
}

function useRefund(orderId: string) {
  const t = useMessages('admin-orders');
  const { isBusy, failure, run } = useOrderChange(orderId);
  const [unitIds, setUnitIds] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<RequestedReason>('guarantee');
  const [isLate, setIsLate] = useState(false);

  const send = async (amount: string) => {
    setIsLate(false);
    const sent = { isRefunded: false };
    const isDone = await run(async (about) => {
      const { order, isRefunded } = await refundUnits(about, { unitIds, reason });
      sent.isRefunded = isRefunded;
      return order;
    });
    if (!isDone) return;
    setIsLate(!sent.isRefunded);
    setUnitIds([]);
    if (sent.isRefunded) toasts.show({ title: t('refund.asked', { amount }), tone: 'good' });
  };
  return {
    isBusy,
    unitIds,
    reason,
    setReason,
    send,
    problem: problemOf(),
    choose: (id: string, isChosen: boolean) =>
      setUnitIds(isChosen ? [...unitIds, id] : unitIds.filter((other) => other !== id)),
  };

  function problemOf() {
    if (isLate) return 'refund.late' as const;
    return failure === null ? null : ('refund.unsure' as const);
  }
}
