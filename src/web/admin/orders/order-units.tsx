import type { ShownUnit } from '#contract/admin/orders.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../../language/use-dollars.ts';

/** What was bought: each unit with its eSIM, data and refund. */
export function OrderUnits({ units }: Readonly<{ units: readonly ShownUnit[] }>) {
  const t = useMessages('admin-orders');
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('unit.heading')}</h2>
      <ul className="admin-list">
        {units.map((unit) => (
          <Unit key={unit.id} unit={unit} />
        ))}
      </ul>
    </section>
  );
}

function Unit({ unit }: Readonly<{ unit: ShownUnit }>) {
  const t = useMessages('admin-orders');
  const dollars = useDollars();
  const { esim, refund, failure } = unit;
  return (
    <li className="admin-row">
      <p className="admin-unit-title">
        <span className="admin-strong">{unit.title}</span>
        <span className="admin-strong">{dollars(unit.paidCents)}</span>
      </p>
      <p className="admin-soft">{esim === null ? <Undelivered unit={unit} /> : <Esim esim={esim} />}</p>
      {failure === null ? null : <p className="admin-soft">{t('failure', { reason: failure })}</p>}
      {esim === null ? null : <DataLeft esim={esim} />}
      {refund === null ? null : (
        <p className="admin-warn">
          {t(`refund.state.${refund.status}`, {
            amount: dollars(refund.amountCents),
            reason: t(`reason.${refund.reason}`),
          })}
        </p>
      )}
    </li>
  );
}

type EsimProperties = Readonly<{ esim: NonNullable<ShownUnit['esim']> }>;

function Esim({ esim }: EsimProperties) {
  const t = useMessages('admin-orders');
  const { clock } = useTimes();
  const { firstConnectedAt } = esim;
  return [
    t(`esim.${esim.status}`),
    t('iccid', { digits: esim.iccidEnd }),
    ...(firstConnectedAt === null ? [] : [t('connected', { time: clock(firstConnectedAt) })]),
  ].join(' · ');
}

function Undelivered({ unit }: Readonly<{ unit: ShownUnit }>) {
  const t = useMessages('admin-orders');
  const state = t(`outcome.${unit.outcome ?? 'open'}`);
  if (unit.outcome !== null || unit.attempts === 0) return state;
  return `${state} · ${t('attempts', { count: unit.attempts })}`;
}

function DataLeft({ esim }: EsimProperties) {
  const t = useMessages('admin-orders');
  const { clock } = useTimes();
  const { totalMegabytes, remainingMegabytes, readAt, isUnlimited } = esim;
  if (readAt === null || totalMegabytes === null || remainingMegabytes === null) return null;
  const time = clock(readAt);
  if (isUnlimited) return <p className="admin-soft">{t('data.unlimited', { time })}</p>;
  return (
    <p className="admin-soft">{t('data.left', { left: remainingMegabytes, total: totalMegabytes, time })}</p>
  );
}
