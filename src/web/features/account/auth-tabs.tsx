import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AUTH_TABS, authTabPath, type AuthTab } from '#core/accounts/auth-view.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { tabForKey } from './tab-for-key.ts';

type Properties = Readonly<{ selected: AuthTab; children: ReactNode }>;

/** On phones one third of the row each, in two lines where the words need them. */
function tabClass(isSelected: boolean): string {
  const colours = isSelected ? 'bg-sea text-on-sea' : 'text-ink hover:text-sea';
  return `flex min-h-12 items-center justify-center rounded-xl px-2 py-1 text-center text-sm/tight font-semibold sm:flex-auto sm:text-base/tight ${colours}`;
}

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
        className="mb-4 grid grid-cols-3 gap-1 sm:flex rounded-2xl border border-line bg-card p-1"
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
            className={tabClass(tab === selected)}
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
