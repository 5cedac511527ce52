import { useEffect, useState } from 'react';
import type { Collection } from '#contract/account/collection.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { keepPassport, newStamps, readKeptPassport } from './kept-passport.ts';
import { Passport } from './passport.tsx';
import { PassportSkeleton } from './passport-skeleton.tsx';
import { useDates } from '../../language/use-times.ts';

/** The travel collection of the signed-in customer; without a response, as this device last showed it. */
export function PassportScreen({ userId }: Readonly<{ userId: string }>) {
  const t = useMessages('passport');
  const language = useLanguage();
  const [before] = useState(() => readKeptPassport(userId));
  const { data, isPending, isError, refetch } = useMyQuery(['collection'], fetchCollection);
  useEffect(() => {
    if (data !== undefined) keepPassport(userId, { language, collection: data });
  }, [data, language, userId]);

  if (isPending) return <PassportSkeleton label={t('loading')} />;
  const kept = before?.language === language ? before.collection : null;
  const collection = data ?? kept;
  const retry = () => void refetch();
  if (collection === null) return <Failed onRetry={retry} />;
  return (
    <>
      {isError ? <Kept collection={collection} onRetry={retry} /> : null}
      <Passport collection={collection} fresh={newStamps(collection, before)} />
    </>
  );
}

async function fetchCollection(needs: FetchNeeds): Promise<Collection> {
  const { api } = createApiClient(needs);
  const { language, signal } = needs;
  const response = await api.collection.$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

type Retry = Readonly<{ onRetry: () => void }>;

function Failed({ onRetry }: Retry) {
  const t = useMessages('passport');
  return (
    <div role="alert" className="notice-card">
      <p>{t('failed')}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

function Kept({ collection, onRetry }: Retry & Readonly<{ collection: Collection }>) {
  const t = useMessages('passport');
  const { date } = useDates();
  return (
    <div role="status" className="passport-kept">
      <p>{t('kept', { date: date(collection.asOf) })}</p>
      <button type="button" className="text-button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
