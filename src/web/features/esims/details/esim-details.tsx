import { useSearchParams } from 'react-router';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useMyQuery } from '../../../queries/use-api-query.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { fetchMyEsim, type MyEsimView } from '../fetch-my-esims.ts';
import { WHILE_VISIBLE } from '../while-visible.ts';
import { PassSkeleton } from '../pass/pass-skeleton.tsx';
import { EsimHeading } from './esim-heading.tsx';
import { InfoTab } from './info-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TechnicalTab } from './technical-tab.tsx';

/** One eSIM of the signed-in customer. Another customer's looks like one that does not exist. */
export function EsimDetails({ id }: Readonly<{ id: string }>) {
  const t = useMessages('esims');
  const load = useMyQuery(['esims', id], (needs) => fetchMyEsim(id, needs), WHILE_VISIBLE);
  const { data: view, isPending, refetch } = load;
  if (isPending)
    return (
      <>
        <h1 className="mb-6 text-3xl md:text-4xl">{t('details.title')}</h1>
        <PassSkeleton label={t('details.loading')} />
      </>
    );
  if (view === undefined)
    return (
      <div role="alert" className="notice-card">
        <h1 className="text-2xl">{t('details.title')}</h1>
        <p>{t('details.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('details.retry')}
        </button>
      </div>
    );
  return view === null ? <Missing /> : <Details {...view} />;
}

function Missing() {
  const t = useMessages('esims');
  return (
    <div className="notice-card">
      <h1 className="text-3xl">{t('details.missing')}</h1>
      <p className="text-ink-soft">{t('details.missingText')}</p>
      <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
        {t('details.back')}
      </LocalizedLink>
    </div>
  );
}

const TABS = ['overview', 'info', 'technical'] as const;

function Details({ esim, networkName }: MyEsimView) {
  const t = useMessages('esims');
  const [query] = useSearchParams();
  const path = useLocalizedPath();
  const selected = TABS.find((tab) => tab === query.get('tab')) ?? 'overview';
  const address = path(`/dashboard/esims/${esim.id}`);
  const tabs = TABS.map((name) => ({
    name,
    label: t(`details.tabs.${name}`),
    address: name === 'overview' ? address : `${address}?tab=${name}`,
  }));
  return (
    <article>
      <EsimHeading esim={esim} />
      <Tabs label={t('details.tabs.label')} tabs={tabs} selected={selected}>
        {selected === 'overview' ? <OverviewTab esim={esim} networkName={networkName} /> : null}
        {selected === 'info' ? <InfoTab esim={esim} /> : null}
        {selected === 'technical' ? <TechnicalTab esim={esim} /> : null}
      </Tabs>
    </article>
  );
}
