import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AUTH_TABS, authTabPath, type AuthTab } from '#core/accounts/auth-view.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { chipClass } from '../../ui/chip.ts';
import { tabForKey } from './tab-for-key.ts';

type Properties = Readonly<{ selected: AuthTab; children: ReactNode }>;

/** The tabs are links, so each has an address and works before scripts run. */
export function AuthTabs({ selected, children }: Properties) {
  const t = useMessages('account');
  const [query] = useSearchParams();
  const path = useLocalizedPath();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const addressOf = (tab: AuthTab) => path(authTabPath(tab, query));
  const selectByKey = (event: KeyboardEvent) => {
    const tab = tabForKey(AUTH_TABS, selected, event.key);
    if (tab === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
    void navigate(addressOf(tab), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('auth.tabs.label')}
        className="mb-5 flex flex-wrap gap-2"
        onKeyDown={selectByKey}
      >
        {AUTH_TABS.map((tab) => (
          <Link
            key={tab}
            id={`${id}-${tab}`}
            data-tab={tab}
            role="tab"
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            className={chipClass(tab === selected)}
            to={addressOf(tab)}
            replace
            preventScrollReset
          >
            {t(`auth.tabs.${tab}`)}
          </Link>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
