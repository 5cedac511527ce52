import { useIsOnline } from '../../browser/use-is-online.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlaceTable } from './place-table.tsx';
import { useChosenEsim } from './use-chosen-esim.ts';
import { useUsage, useUsageSummary } from './use-usage.ts';
import { OfflineLine, UsagePass } from './usage-pass.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';

/** Usage of one eSIM, which the customer chooses, and of all by country. */
export function UsageScreen() {
  const { list, chosen } = useChosenEsim();
  const isOnline = useIsOnline();
  if (chosen !== null) return <Chosen key={chosen.id} id={chosen.id} />;
  if (list.data !== undefined) return <Empty />;
  if (!isOnline) return <OfflineLine readAt={null} />;
  return list.isPending ? <UsageSkeleton /> : <Failed onRetry={() => void list.refetch()} />;
}

function Chosen({ id }: Readonly<{ id: string }>) {
  const isOnline = useIsOnline();
  const { data: usage, isPending, refetch } = useUsage(id);
  const summary = useUsageSummary();
  const readAgain = () => {
    void refetch();
    void summary.refetch();
  };
  return (
    <>
      {isOnline ? null : <OfflineLine readAt={usage?.esim.readAt ?? null} />}
      {usage === undefined ? missing() : <UsagePass usage={usage} onRead={readAgain} />}
      {summary.data === undefined ? null : <PlaceTable places={summary.data.places} />}
    </>
  );

  function missing() {
    if (isPending) return <UsageSkeleton />;
    return isOnline ? <Failed onRetry={readAgain} /> : null;
  }
}

function Failed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('usage');
  return (
    <div role="alert" className="notice-card">
      <p>{t('failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

function Empty() {
  const t = useMessages('usage');
  return (
    <div className="notice-card">
      <h2 className="text-2xl">{t('empty')}</h2>
      <p className="text-ink-soft">{t('emptyText')}</p>
      <LocalizedLink to="/plans" className={buttonClass('primary')}>
        {t('browse')}
      </LocalizedLink>
    </div>
  );
}
