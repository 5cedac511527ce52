import { useQueries } from '@tanstack/react-query';
import { ArrowLeft, Printer, Scissors } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { HandOutResponse } from '#contract/orders/shares.ts';
import { BRAND } from '#core/brand.ts';
import { handedOutName, handOutTrack, leftToHandOut } from '#core/shares/hand-out-track.ts';
import { handOutPath } from '#core/shares/share-paths.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { fetchMyInstall } from '../../../esims/use-my-esim.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useMyKey } from '../../../queries/use-api-query.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { OrderUnavailable } from './order-unavailable.tsx';
import styles from './tags.css?url';
import { useHandOut, type HandedOutEsim } from './use-hand-out.ts';

/** One tag per eSIM of an order, on A4, to cut apart. */
export function PrintTags({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const t = useMessages('shares');
  const { data, isPending, error, refetch } = useHandOut(orderNumber);
  return (
    <div className="tag-page">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <div className="tags-control">
        <PageTitle title={t('tags.title')} lead={t('tags.description')} />
      </div>
      {isPending ? <Loading /> : null}
      {data === undefined && !isPending ? (
        <OrderUnavailable error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Printable order={data} />}
    </div>
  );
}

function Printable({ order: { orderNumber, esims } }: Readonly<{ order: HandOutResponse }>) {
  const t = useMessages('shares');
  const isAnyLeft = leftToHandOut(esims.map((esim) => handOutTrack(esim))) > 0;
  const tagged = esims.filter(({ canBeShared }) => isAnyLeft && canBeShared);
  const back = (
    <LocalizedLink to={handOutPath(orderNumber)} className={buttonClass('quiet')}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t('tags.back')}
    </LocalizedLink>
  );
  if (tagged.length === 0)
    return (
      <div className="notice-card">
        <p>{t('tags.none')}</p>
        {back}
      </div>
    );
  return (
    <>
      <div className="tags-control mb-6 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('tags.print')}
        </button>
        {back}
      </div>
      <Tags esims={tagged} />
    </>
  );
}

function Tags({ esims }: Readonly<{ esims: readonly HandedOutEsim[] }>) {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const key = useMyKey(['esims']);
  const installs = useQueries({
    queries: esims.map(({ id }) => ({
      queryKey: [...key, id, 'tag'],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchMyInstall(id, { anonKey, language, signal }),
    })),
  });
  const failed = installs.find(({ isError }) => isError);
  if (failed !== undefined) {
    return (
      <OrderUnavailable
        error={failed.error}
        onRetry={() => void Promise.all(installs.map((one) => one.refetch()))}
      />
    );
  }
  return (
    <ol className="tag-sheet">
      {esims.map((esim, index) => {
        const install = installs[index]?.data;
        return (
          <li key={esim.id}>
            {install === undefined ? (
              <Loading />
            ) : (
              <Tag esim={install.esim} name={handedOutName(esim, handOutTrack(esim))} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Tag({ esim, name }: Readonly<{ esim: InstallableEsim; name: string | null }>) {
  const t = useMessages('shares');
  const { origin } = usePageFacts();
  const { qr, title } = esim;
  return (
    <article className="tag">
      <svg
        role="img"
        aria-label={t('tags.qr', { title })}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="tag-qr"
      >
        <path d={qr.path} />
      </svg>
      <div className="tag-text">
        <h2>{name === null ? title : t('tags.for', { name })}</h2>
        {name === null ? null : <p>{title}</p>}
        <p className="tag-days">{esim.daysStart}</p>
        <ol className="tag-steps">
          <li>{t('tags.step1')}</li>
          <li>{t('tags.step2')}</li>
          <li>{t('tags.step3')}</li>
        </ol>
        <dl className="tag-codes">
          <dt>{t('tags.smdp')}</dt>
          <dd>{esim.smdpAddress}</dd>
          <dt>{t('tags.code')}</dt>
          <dd>{esim.matchingId}</dd>
        </dl>
        <p className="tag-once">
          {t('tags.once')} {BRAND} · {origin}
        </p>
      </div>
      <p className="tag-cut">
        <Scissors aria-hidden="true" className="size-4" />
        <span className="sr-only">{t('tags.cut')}</span>
      </p>
    </article>
  );
}

function Loading() {
  const t = useMessages('shares');
  return (
    <div role="status">
      <span className="sr-only">{t('handOut.loading')}</span>
      <Skeleton className="mb-4 h-48 w-full" />
    </div>
  );
}
