import { STAMPS_PER_PAGE } from '#core/collection/passport-pages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Legend } from './book/legend.tsx';

/** The passport with four free places per page, in the size of the real one. */
export function PassportSkeleton({ label }: Readonly<{ label: string }>) {
  return (
    <div role="status" className="passport-layout">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid min-w-0 grid-cols-1 gap-4">
        <div className="h-14 sm:h-7">
          <Skeleton className="h-5 w-64" />
        </div>
        <div>
          <div className="passport-book">
            <div className="passport-spread">
              <EmptyPage />
              <EmptyPage isSecond />
            </div>
            <div className="passport-machine">&nbsp;</div>
          </div>
          <div className="passport-under">
            <Legend />
            {/* As wide as the buttons that turn the pages, so that both wrap at the same width. */}
            <span className="h-11 w-56" />
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="grid min-w-0 grid-cols-1 content-start gap-3">
        <Skeleton className="h-8 w-24" />
        <Skeleton className="h-28 w-full" />
      </div>
    </div>
  );
}

function EmptyPage({ isSecond = false }: Readonly<{ isSecond?: boolean }>) {
  return (
    <div className={isSecond ? 'passport-page max-md:hidden' : 'passport-page'}>
      <div className="passport-page-top">
        <Skeleton className="h-5.5 w-14" />
      </div>
      <ul className="passport-stamps">
        {Array.from({ length: STAMPS_PER_PAGE }, (_, index) => (
          <li key={index} className="passport-free" />
        ))}
      </ul>
    </div>
  );
}
