import { useState, type ReactNode } from 'react';
import type { MyEsim } from '#contract/my-esims.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchMyEsims } from './fetch-install.ts';
import { EsimCard } from './esim-card.tsx';
import { InstallSheet } from './install-sheet.tsx';

/** Actions of other features about one eSIM. */
type ActionsOf = (esim: MyEsim) => ReactNode;

/** The signed-in customer's eSIMs. */
export function MyEsims({ actionsOf }: Readonly<{ actionsOf: ActionsOf }>) {
  const t = useMessages('esims');
  const { data: esims, isPending, refetch } = useMyQuery(['esims'], fetchMyEsims);
  if (isPending) return <Loading />;
  if (esims === undefined) {
    return (
      <div role="alert" className="notice-card">
        <p>{t('mine.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('mine.retry')}
        </button>
      </div>
    );
  }
  return esims.length === 0 ? <Empty /> : <EsimList esims={esims} actionsOf={actionsOf} />;
}

function EsimList({ esims, actionsOf }: Readonly<{ esims: readonly MyEsim[]; actionsOf: ActionsOf }>) {
  const [chosen, setChosen] = useState<MyEsim | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ul className="esim-grid">
        {esims.map((esim) => (
          <li key={esim.id}>
            <EsimCard
              esim={esim}
              actions={actionsOf(esim)}
              onInstall={() => {
                setChosen(esim);
                setIsOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      <InstallSheet esim={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function Empty() {
  const t = useMessages('esims');
  return (
    <div className="notice-card">
      <h2 className="text-xl">{t('mine.empty')}</h2>
      <p className="text-ink-soft">{t('mine.emptyText')}</p>
      <LocalizedLink to="/plans" className={buttonClass('primary')}>
        {t('mine.browse')}
      </LocalizedLink>
    </div>
  );
}

function Loading() {
  const t = useMessages('esims');
  return (
    <div role="status" className="esim-grid">
      <span className="sr-only">{t('mine.loading')}</span>
      {[1, 2].map((index) => (
        <div key={index} className="esim-card">
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
