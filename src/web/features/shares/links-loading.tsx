import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LinksLoading() {
  const t = useMessages('shares');
  return (
    <div role="status">
      <span className="sr-only">{t('list.loading')}</span>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
