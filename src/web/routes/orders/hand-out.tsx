import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { handOutPath } from '#core/shares/share-paths.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/hand-out.ts';

// The list of all screens, which every page loads, names the files of each: these are left out of it.
const HandOut = lazy(async () => ({
  default: (await import('../../features/shares/hand-out/hand-out.tsx')).HandOut,
}));
const PrintTags = lazy(async () => ({
  default: (await import('../../features/shares/hand-out/print-tags.tsx')).PrintTags,
}));

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: handOutPath(params.orderNumber) });
}

/** The eSIMs of an order, to hand out, or with `?view=tags` to print. */
export default function HandOutOrder({ params: { orderNumber } }: Route.ComponentProps) {
  const t = useMessages('shares');
  const session = useSession();
  const path = useLocalizedPath();
  const [query] = useSearchParams();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(handOutPath(orderNumber)))} replace />;
  const isPrinted = query.get('view') === 'tags';
  const title = t(isPrinted ? 'tags.title' : 'handOut.titleLoading');
  const description = t(isPrinted ? 'tags.description' : 'handOut.description');
  const Screen = isPrinted ? PrintTags : HandOut;
  return (
    // As tall as its rows before they are there: after a reload the customer is scrolled down.
    <div className="min-h-[85vh] has-[[data-loading]]:min-h-[110rem]">
      <PageHead title={title} description={description} isIndexed={false} />
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <Suspense fallback={<div data-loading />}>
            <Screen key={orderNumber} orderNumber={orderNumber} />
          </Suspense>
        </PersonalScreen>
      ) : (
        <div data-loading />
      )}
    </div>
  );
}
