import { Suspense, use, type ReactNode } from 'react';
import { LogOut, MoreHorizontal, Store } from 'lucide-react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { BRAND } from '#core/brand.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { mayActAs } from '#core/staff/staff-member.ts';
import { SecurityMonitorSlot } from '../../security-monitor/security-monitor-slot.tsx';
import { matchPath, pathInAdmin } from './match-path.ts';
import { HealthMark } from './health-mark.tsx';
import { MemoryMonitor } from './memory-monitor.tsx';
import { SCREENS } from './screens.ts';
import { BoxLoading } from './states.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SectionsContext, useStaff } from './use-staff.ts';

/** On a phone so many entries are tabs at the bottom; the others are under "More". */
const TABS = 4;

type Properties = Readonly<{ hasLostRole: boolean; children: ReactNode }>;

/** What surrounds every screen: navigation, language, account. */
export function AdminFrame({ hasLostRole, children }: Properties) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  return (
    <div className="admin">
      <a href="#content" className="skip-link">
        {shell('skipToContent')}
      </a>
      <header className="admin-side">
        <LocalizedLink to="/admin" className="admin-brand">
          <span className="admin-brand-name">{BRAND}</span>
          <span className="admin-brand-short" aria-hidden="true">
            {BRAND.slice(0, 1)}
          </span>
        </LocalizedLink>
        <SecurityMonitorSlot slot="frame" />
        <Navigation />
        <Account />
      </header>
      <main id="content" className="admin-main">
        {hasLostRole ? (
          <p role="alert" className="admin-notice admin-notice-warn">
            {t('state.roleChanged')}
          </p>
        ) : null}
        <MemoryMonitor />
        <Suspense fallback={<BoxLoading />}>{children}</Suspense>
      </main>
      <Toaster label={shell('toast.region')} closeLabel={shell('toast.close')} />
    </div>
  );
}

function Navigation() {
  const t = useMessages('admin');
  const current = useSection();
  // A new screen closes what was opened to choose it.
  const { pathname } = useLocation();
  const entries = use(SectionsContext);
  const link = ({ name, icon: Icon, path }: (typeof entries)[number]) => (
    <li key={path}>
      <NavLink
        to={path === '' ? '/admin' : `/admin/${path}`}
        end={path === ''}
        className="admin-nav-link"
        {...(current === path ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span>{t(`nav.${name}`)}</span>
      </NavLink>
    </li>
  );
  const more = entries.slice(TABS);
  return (
    <nav aria-label={t('nav.label')} className="admin-nav">
      <ul>{entries.slice(0, TABS).map(link)}</ul>
      <details key={pathname} className="admin-more">
        <summary className="admin-nav-link">
          <MoreHorizontal aria-hidden="true" className="size-5" />
          <span>{t('nav.more')}</span>
        </summary>
        <div className="admin-more-panel">
          <ul>{more.map(link)}</ul>
          <Account />
        </div>
      </details>
      {more.length > 0 ? <ul className="admin-nav-rest">{more.map(link)}</ul> : null}
    </nav>
  );
}

/** The navigation entry to which the open screen belongs. */
function useSection(): string | undefined {
  const path = pathInAdmin(useLocation().pathname);
  return SCREENS.find(({ path: pattern }) => matchPath(pattern, path) !== null)?.section;
}

const ENTRY = { className: 'admin-nav-link', iconClass: 'size-5' };

function Account() {
  const t = useMessages('admin');
  const { email, roles } = useStaff();
  const signOut = useSignOut();
  return (
    <div className="admin-account">
      {mayActAs(roles, 'admin') ? <HealthMark /> : null}
      <p>
        <span className="admin-account-email" title={email}>
          {email}
        </span>
        <span className="admin-account-role">
          {t(`role.${roles.includes('admin') ? 'admin' : 'support'}`)}
        </span>
      </p>
      <div className="admin-account-actions">
        <LanguageSwitcher look={ENTRY} />
        <Shortcuts />
        <LocalizedLink to="/" className="admin-nav-link">
          <Store aria-hidden="true" className="size-5" />
          <span>{t('nav.shop')}</span>
        </LocalizedLink>
        <button type="button" className="admin-nav-link" onClick={() => void signOut()}>
          <LogOut aria-hidden="true" className="size-5" />
          <span>{t('nav.signOut')}</span>
        </button>
      </div>
    </div>
  );
}

function useSignOut(): () => Promise<void> {
  const t = useMessages('admin');
  const { anonKey } = usePageFacts();
  const navigate = useNavigate();
  return async () => {
    const { signOut } = await import('../../session/sign-out.ts');
    if (await signOut(anonKey)) await navigate('/');
    else toasts.show({ title: t('nav.signOutFailed'), tone: 'bad' });
  };
}
