import { useRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import type { Share } from '#contract/orders/shares.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { useMessages } from '../../language/use-messages.ts';
import { type FetchNeeds, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RevokeLink } from './revoke-link.tsx';
import { useLinkTimes } from './use-link-times.ts';

const SHOWN = 5;

/** The newest links to one eSIM: opened or not, until when they work, and the way to end them. Empty without links. */
export function ShareList({ esimId }: Readonly<{ esimId: string }>) {
  const t = useMessages('shares');
  const heading = useRef<HTMLHeadingElement>(null);
  const load = (needs: FetchNeeds) => fetchShares(esimId, needs);
  const { data: shares, isPending, refetch } = useMyQuery(['esims', esimId, 'shares'], load);
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('list.loading')}</span>
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  if (shares === undefined) {
    return (
      <div role="alert" className="notice-card">
        <p>{t('list.failed')}</p>
        <button type="button" className={buttonClass('quiet')} onClick={() => void refetch()}>
          {t('list.retry')}
        </button>
      </div>
    );
  }
  if (shares.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        {t('list.title')}
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {shares.slice(0, SHOWN).map((share) => (
          <li key={share.id} className="grid gap-1 p-4">
            <Entry esimId={esimId} share={share} onRevoked={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type EntryProperties = Readonly<{ esimId: string; share: Share; onRevoked: () => void }>;

function Entry({ esimId, share, onRevoked }: EntryProperties) {
  const t = useMessages('shares');
  const { short } = useLinkTimes();
  const { channel: name, recipient, recipientName, revealedAt, state } = share;
  const channel = t(`sentBy.${name}`);
  const sent = recipient === null ? channel : t('list.to', { channel, email: recipient });
  const Icon = revealedAt === null ? EyeOff : Eye;
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <bdi>{recipientName ?? sent}</bdi>
      </p>
      {recipientName === null ? null : <p className="wrap-anywhere">{sent}</p>}
      <p className="flex items-center gap-2">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${revealedAt === null ? '' : 'text-good'}`} />
        {revealedAt === null ? t('list.unopened') : t('list.opened', { date: short(revealedAt) })}
      </p>
      <p className="text-sm text-ink-soft">
        {state === 'active' ? t('list.until', { date: short(share.expiresAt) }) : t(`list.${state}`)}
      </p>
      {state === 'active' ? (
        <div>
          <RevokeLink esimId={esimId} share={share} onRevoked={onRevoked} />
        </div>
      ) : null}
    </>
  );
}

async function fetchShares(id: string, needs: FetchNeeds): Promise<readonly Share[]> {
  const { api } = createApiClient(needs);
  const response = await api.esims[':id'].shares.$get({ param: { id } }, { init: { signal: needs.signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).shares;
}
