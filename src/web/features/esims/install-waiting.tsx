import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Placeholder of the three install options while they load; tall enough that the content below does not visibly move.
 */
export function InstallLoading() {
  const t = useMessages('esims');
  return (
    <div role="status" className="min-h-[85vh]">
      <span className="sr-only">{t('install.loading')}</span>
      <Skeleton className="h-9 w-56" />
      <div className="install-doors mt-6">
        {['qr', 'direct', 'manual'].map((option) => (
          <div key={option} className="install-door">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-112 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function InstallFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('esims');
  return (
    <div role="alert" className="notice-card">
      <h2 className="text-2xl">{t('install.failedTitle')}</h2>
      <p className="text-ink-soft">{t('install.failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('install.retry')}
      </button>
    </div>
  );
}
