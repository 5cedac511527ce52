import { NavLink } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { useSystem } from '../frame/use-system.ts';

const TABS = [
  { name: 'overview', path: '/admin/system' },
  { name: 'jobs', path: '/admin/system/jobs' },
  { name: 'mails', path: '/admin/system/mails' },
  { name: 'security', path: '/admin/system/security' },
  { name: 'sandbox', path: '/admin/system/sandbox' },
] as const;

/** The screens below /admin/system. That of the sandbox exists only with a sandbox. */
export function SystemTabs() {
  const t = useMessages('admin-system');
  const { data } = useSystem();
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className="admin-tabs">
        {TABS.filter(({ name }) => name !== 'sandbox' || data?.isSandbox === true).map(({ name, path }) => (
          <li key={name}>
            <NavLink to={path} end className="admin-tab">
              {t(`tabs.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
