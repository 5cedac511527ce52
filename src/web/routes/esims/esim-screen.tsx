import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { signInPath } from '../../session/redirect-guest.ts';

type Properties = Readonly<{
  title: string;
  description: string;
  lead?: string;
  /** Title and description once the eSIM is known, when they depend on it. */
  knownTitle?: ReactNode;
  /** The English path of this screen, to return to after sign-in. */
  next: string;
  back: Readonly<{ to: string; words: string }>;
  /** Shown until it is known who is signed in. */
  loading: ReactNode;
  children: ReactNode;
}>;

/** A screen about one eSIM of the signed-in customer. */
export function EsimScreen({
  title,
  description,
  lead,
  knownTitle,
  next,
  back,
  loading,
  children,
}: Properties) {
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(next))} replace />;
  return (
    <div className="mx-auto max-w-6xl px-5 lg:px-8">
      {session.kind === 'signed-in' && knownTitle !== undefined ? (
        <PersonalScreen>{knownTitle}</PersonalScreen>
      ) : (
        <>
          <PageHead title={title} description={description} isIndexed={false} />
          <PageTitle title={title} {...(lead === undefined ? {} : { lead })} />
        </>
      )}
      {/* Keeps the footer below the screen while the eSIM is loading. */}
      <div className="min-h-[85vh]">
        <LocalizedLink to={back.to} className={`mb-6 ${buttonClass('chip')}`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back.words}
        </LocalizedLink>
        {session.kind === 'signed-in' ? <PersonalScreen>{children}</PersonalScreen> : loading}
      </div>
    </div>
  );
}
