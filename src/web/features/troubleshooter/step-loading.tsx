import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function StepLoading() {
  const t = useMessages('install');
  return (
    <div role="status" className="notice-card max-w-2xl">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
