import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Placeholder of the three install options while they load; tall enough that the content below does not visibly move.
 */
export function InstallLoading() {
  const t = useMessages('install');
  return (
    <div role="status" className="min-h-[85vh]">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-56" />
      <div className="install-options mt-6">
        {['qr', 'direct', 'manual'].map((option) => (
          <div key={option} className="install-option">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-112 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
