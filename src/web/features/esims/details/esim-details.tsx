import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { EsimUnavailable } from '../../../esims/esim-unavailable.tsx';
import { useHydrated } from '../../../browser/hydration.tsx';
import { useMyEsim, type MyEsimView } from '../../../esims/use-my-esim.ts';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { WHILE_VISIBLE } from '../../../esims/while-visible.ts';
import { PassSkeleton } from '../pass/pass-skeleton.tsx';
import { EsimHeading } from './esim-heading.tsx';
import { InfoTab } from './info-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TechnicalTab } from './technical-tab.tsx';

type Properties = Readonly<{
  id: string;
  /** Actions of other features about this eSIM. */
  actionsOf?: (esim: MyEsimView) => ReactNode;
}>;

/** One eSIM of the signed-in customer. Another customer's looks like one that does not exist. */
export function EsimDetails({ id, actionsOf }: Properties) {
  const t = useMessages('esims');
  const { data: esim, isPending, error, refetch } = useMyEsim(id, WHILE_VISIBLE);
  if (esim !== undefined) return <Details esim={esim} actions={actionsOf?.(esim)} />;
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-4xl">{t('details.title')}</h1>
      {isPending ? (
        <PassSkeleton label={t('details.loading')} />
      ) : (
        <EsimUnavailable error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

const TABS = ['overview', 'info', 'technical'] as const;

function Details({ esim, actions }: Readonly<{ esim: MyEsimView; actions: ReactNode }>) {
  const t = useMessages('esims');
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const path = useLocalizedPath();
  const selected = TABS.find((tab) => tab === query.get('tab')) ?? 'overview';
  const address = path(detailsPath(esim.id));
  const tabs = TABS.map((name) => ({
    name,
    label: t(`details.tabs.${name}`),
    address: name === 'overview' ? address : `${address}?tab=${name}`,
  }));
  return (
    <article>
      <EsimHeading esim={esim} />
      <Tabs label={t('details.tabs.label')} tabs={tabs} selected={selected} isRoving={isHydrated}>
        {selected === 'overview' ? <OverviewTab esim={esim} actions={actions} /> : null}
        {selected === 'info' ? <InfoTab esim={esim} /> : null}
        {selected === 'technical' ? <TechnicalTab esim={esim} /> : null}
      </Tabs>
    </article>
  );
}
