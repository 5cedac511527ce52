import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '#core/accounts/role-store.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { mayActAs } from '#core/staff/staff-member.ts';
import { useLanguageSync } from '../../language/detection/use-language-sync.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminRefusal } from './admin-client.ts';
import { matchPath, pathInAdmin } from './match-path.ts';
import { PasswordConfirmation } from '../changes/password-confirmation.tsx';
import { Loading, LoadFailed } from './states.tsx';
import { SCREENS } from './screens.ts';
import { ScreenTitle } from './screen-title.tsx';
import { fetchStaff, SectionsContext, StaffContext, useStaff } from './use-staff.ts';

/** Everything at /admin. Who may see it is decided by the server, request by request. */
export function AdminPanel() {
  useLanguageSync();
  const session = useSession();
  if (session.kind === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      {session.kind === 'guest' ? (
        <Guest />
      ) : (
        <PersonalScreen>
          <Entrance />
        </PersonalScreen>
      )}
    </Suspense>
  );
}

/** A role that is removed while the panel is open is noticed within a minute; what was typed stays on the screen. */
function Entrance() {
  const { data, error, refetch } = useMyQuery(['staff'], fetchStaff, {
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
  const isRefused = error instanceof AdminRefusal && error.status === 403;
  if (data === undefined && isRefused) return <NotStaff />;
  if (data === undefined) return error === null ? <Loading /> : <LoadFailed onRetry={() => void refetch()} />;
  return (
    <StaffContext value={data}>
      <SectionsContext value={sectionsFor(data.roles)}>
        <PasswordConfirmation>
          <AdminFrame hasLostRole={isRefused}>
            <OpenScreen />
          </AdminFrame>
        </PasswordConfirmation>
      </SectionsContext>
    </StaffContext>
  );
}

function sectionsFor(roles: readonly Role[]) {
  return SCREENS.flatMap(({ nav, path, role }) =>
    nav !== null && mayActAs(roles, role) ? [{ ...nav, path }] : [],
  );
}

function OpenScreen() {
  const { roles } = useStaff();
  const path = pathInAdmin(useLocation().pathname);
  for (const { path: pattern, role, Screen } of SCREENS) {
    const params = matchPath(pattern, path);
    // A screen that this role may not open looks like one that does not exist.
    if (params !== null && mayActAs(roles, role)) return <Screen params={params} key={path} />;
  }
  return <NoSuchScreen />;
}

function NoSuchScreen() {
  const t = useMessages('admin');
  return (
    <>
      <ScreenTitle title={t('missing.title')} />
      <p>{t('missing.text')}</p>
      <p className="admin-actions">
        <LocalizedLink to="/admin" className={buttonClass('quiet')}>
          {t('missing.back')}
        </LocalizedLink>
      </p>
    </>
  );
}

function Guest() {
  const t = useMessages('admin');
  const { pathname, search } = useLocation();
  return (
    <main id="content" className="admin-alone">
      <PageHead
        title={t('guest.title')}
        description={t('description')}
        isIndexed={false}
        hasPreview={false}
      />
      <h1>{t('guest.title')}</h1>
      <p>{t('guest.text')}</p>
      <p className="admin-actions">
        <LocalizedLink
          to={signInPath(pathname + encodeURIComponent(search))}
          className={buttonClass('primary')}
        >
          {t('guest.signIn')}
        </LocalizedLink>
        <LocalizedLink to="/" className={buttonClass('quiet')}>
          {t('notStaff.shop')}
        </LocalizedLink>
      </p>
    </main>
  );
}

function NotStaff() {
  const t = useMessages('admin');
  return (
    <main id="content" className="admin-alone">
      <PageHead
        title={t('notStaff.title')}
        description={t('description')}
        isIndexed={false}
        hasPreview={false}
      />
      <h1>{t('notStaff.title')}</h1>
      <p>{t('notStaff.text')}</p>
      <p className="admin-actions">
        <LocalizedLink to="/" className={buttonClass('primary')}>
          {t('notStaff.shop')}
        </LocalizedLink>
        <LocalizedLink to="/dashboard" className={buttonClass('quiet')}>
          {t('notStaff.dashboard')}
        </LocalizedLink>
      </p>
    </main>
  );
}
