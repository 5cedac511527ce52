import type { ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The whole panel while it is loading, without words: the language is not known yet. */
export function Loading() {
  return (
    <main id="content" className="admin-alone" aria-busy="true">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-96 w-full" />
    </main>
  );
}

/** The same inside a screen. */
export function BoxLoading() {
  const t = useMessages('admin');
  return (
    <div role="status" className="admin-stack">
      <span className="sr-only">{t('state.loading')}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

type Retry = Readonly<{ onRetry: () => void }>;

/** In the box that could not be loaded; the others go on. */
export function BoxFailed({ onRetry }: Retry) {
  const t = useMessages('admin');
  return (
    <div role="alert" className="admin-notice admin-notice-bad">
      <p>{t('state.failed')}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onRetry}>
        {t('state.retry')}
      </button>
    </div>
  );
}

export function LoadFailed({ onRetry }: Retry) {
  return (
    <main id="content" className="admin-alone">
      <BoxFailed onRetry={onRetry} />
    </main>
  );
}

/** A list without entries says so in its own words. */
export function BoxEmpty({ children }: Readonly<{ children: ReactNode }>) {
  return <p className="admin-empty">{children}</p>;
}
