import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AUTH_TABS, authTabPath, type AuthTab } from '#core/accounts/auth-view.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';

type Properties = Readonly<{ selected: AuthTab; children: ReactNode }>;

export function AuthTabs({ selected, children }: Properties) {
  const t = useMessages('account');
  const [query] = useSearchParams();
  const path = useLocalizedPath();
  const tabs = AUTH_TABS.map((name) => ({
    name,
    label: t(`auth.tabs.${name}`),
    address: path(authTabPath(name, query)),
  }));
  return (
    <Tabs label={t('auth.tabs.label')} tabs={tabs} selected={selected} isRoving={useHydrated()}>
      {children}
    </Tabs>
  );
}
