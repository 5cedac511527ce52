import { CircleCheck, Printer } from 'lucide-react';
import type { WithdrawalReceiptResponse } from '#contract/withdrawals.ts';
import { declaredText } from '#core/withdrawals/declared-text.ts';
import { refundDueDay } from '#core/withdrawals/withdrawal-period.ts';
import { formatDay, formatDeclaredAt, formatDeclaredHere } from '#core/withdrawals/withdrawal-times.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { ReturnedList } from './returned-list.tsx';
import type { OwnUnits } from './own-units.ts';
import { buttonClass } from '../../ui/button.tsx';

type Facts = Readonly<{
  receipt: WithdrawalReceiptResponse;
  /** Of an order of the signed-in customer; null: of anybody's. */
  units: OwnUnits | null;
}>;
type Properties = Facts & Readonly<{ onAgain: () => void }>;

export function WithdrawalReceipt({ receipt, units, onAgain }: Properties) {
  const t = useMessages('withdrawal');
  return (
    <section className="notice-card withdrawal-card">
      <div ref={focusShown} tabIndex={-1} role="status" className="grid gap-3 outline-none">
        <CircleCheck aria-hidden="true" className="size-8 text-good" />
        <h2 className="text-2xl">{t('receipt.heading')}</h2>
      </div>
      <ReceiptFacts receipt={receipt} units={units} />
      <p>{t('receipt.mail', { email: receipt.email })}</p>
      <p className="text-ink-soft">{t('receipt.next')}</p>
      <div className="withdrawal-buttons withdrawal-control">
        <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('receipt.print')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onAgain}>
          {t('receipt.another')}
        </button>
      </div>
    </section>
  );
}

function ReceiptFacts({ receipt, units }: Facts) {
  const t = useMessages('withdrawal');
  const language = useLanguage();
  const declaredAt = new Date(receipt.declaredAt);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const local = formatDeclaredHere(declaredAt, language, timeZone);
  const rows = [
    [t('receipt.number'), receipt.reference],
    [t('receipt.order'), receipt.orderNumber],
    [t('receipt.email'), receipt.email],
    [t('receipt.declared'), <q key="declared">{declaredText(receipt, { language, t })}</q>],
    ...(units === null
      ? []
      : [
          [
            t('receipt.returned'),
            <ReturnedList key="returned" units={units} positions={receipt.positions} />,
          ] as const,
        ]),
    [t('receipt.refundBy'), formatDay(refundDueDay(declaredAt), language)],
  ] as const;
  return (
    <dl className="withdrawal-facts">
      <div>
        <dt>{t('receipt.declaredAt')}</dt>
        <dd>
          <time dateTime={receipt.declaredAt}>{formatDeclaredAt(declaredAt, language)}</time>
          {declaredAt.getTimezoneOffset() === 0 ? null : (
            <span className="block text-ink-soft">{t('receipt.yourTime', { time: local })}</span>
          )}
        </dd>
      </div>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
