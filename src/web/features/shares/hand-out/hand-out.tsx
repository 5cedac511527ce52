import { useState } from 'react';
import { ArrowLeft, Printer } from 'lucide-react';
import type { HandOutResponse } from '#contract/orders/shares.ts';
import { handOutTrack, isWholeOrderReturned, leftToHandOut } from '#core/shares/hand-out-track.ts';
import { tagsPath } from '#core/shares/share-paths.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../shares.css?url';
import { HandOutRow } from './hand-out-row.tsx';
import { OrderUnavailable } from './order-unavailable.tsx';
import { useHandOut } from './use-hand-out.ts';

/** One screen to name the eSIMs of an order, send each its own link, and see who installed. */
export function HandOut({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const t = useMessages('shares');
  const { data, isPending, error, refetch } = useHandOut(orderNumber);
  return (
    <div className="tall-page mx-auto max-w-6xl px-5 pt-6 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <nav className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <LocalizedLink to="/dashboard" className={buttonClass('chip')}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('handOut.back')}
        </LocalizedLink>
        <span>{t('handOut.order', { number: orderNumber })}</span>
      </nav>
      {data === undefined ? (
        <>
          <h1 className="my-6 text-3xl md:text-4xl">{t('handOut.titleLoading')}</h1>
          {isPending ? <Loading /> : <OrderUnavailable error={error} onRetry={() => void refetch()} />}
        </>
      ) : (
        <Loaded order={data} />
      )}
    </div>
  );
}

function Loaded({ order }: Readonly<{ order: HandOutResponse }>) {
  const { esims } = order;
  const tracks = esims.map((esim) => handOutTrack(esim));
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const left = leftToHandOut(tracks);
  // Until the customer chooses, the first one that nobody has yet is open.
  const open =
    chosen === undefined ? (esims[tracks.findIndex(({ canSend }) => canSend)]?.id ?? null) : chosen;
  return (
    <>
      {isWholeOrderReturned(esims) ? (
        <Returned />
      ) : (
        <Heading order={order} left={left} installed={tracks.filter(({ isOnPhone }) => isOnPhone).length} />
      )}
      <ol className="grid gap-3">
        {esims.map((esim, index) => (
          <li key={esim.id}>
            <HandOutRow
              esim={esim}
              position={index + 1}
              isOpen={open === esim.id}
              onToggle={(isOpen) => setChosen(isOpen ? esim.id : null)}
            />
          </li>
        ))}
      </ol>
      {left > 0 ? <PrintTags orderNumber={order.orderNumber} /> : null}
    </>
  );
}

function Returned() {
  const t = useMessages('shares');
  return (
    <header className="my-6">
      <h1 className="text-3xl md:text-4xl">{t('handOut.returnedTitle')}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t('handOut.returnedText')}</p>
    </header>
  );
}

type HeadingProperties = Readonly<{
  order: HandOutResponse;
  /** How many eSIMs can still be handed out. */
  left: number;
  installed: number;
}>;

function Heading({ order: { esims }, left, installed }: HeadingProperties) {
  const t = useMessages('shares');
  const [first] = esims;
  const plans = new Set(esims.map(({ plan }) => plan));
  const lead = plans.size > 1 ? t('handOut.mixed') : t('handOut.each', { title: first?.plan ?? '' });
  return (
    <header className="my-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="flex items-center gap-3 text-3xl md:text-4xl">
          {first === undefined || plans.size > 1 ? null : <CoverageMark esim={first} />}
          {left === 0 ? t('handOut.noneTitle') : t('handOut.title', { count: left })}
        </h1>
        <p className="mt-2 max-w-prose text-ink-soft">{left === 0 ? t('handOut.noneText') : lead}</p>
      </div>
      <p role="status" className="flex items-baseline gap-2">
        <span className="figure text-2xl">
          {t('handOut.count', { done: installed, total: esims.length })}
        </span>{' '}
        <span className="text-ink-soft">{t('handOut.installed')}</span>
      </p>
    </header>
  );
}

function PrintTags({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const t = useMessages('shares');
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-ink-soft">{t('handOut.printText')}</p>
      <LocalizedLink to={tagsPath(orderNumber)} className={buttonClass('quiet')}>
        <Printer aria-hidden="true" className="size-5" />
        {t('handOut.print')}
      </LocalizedLink>
    </div>
  );
}

function Loading() {
  const t = useMessages('shares');
  return (
    <div role="status" data-loading className="grid gap-3">
      <span className="sr-only">{t('handOut.loading')}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 w-full" />
      ))}
    </div>
  );
}
