import { useEffect, useRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import type { Share } from '#contract/orders/shares.ts';
import { useMessages } from '../../language/use-messages.ts';
import { RevokeLink } from './revoke-link.tsx';
import { SendAgain } from './send-again.tsx';
import { useDates } from '../../language/use-times.ts';
import type { Made } from './use-share-changes.ts';

const SHOWN = 5;

type Properties = Readonly<{
  esimId: string;
  /** Its heading. */
  title: string;
  shares: readonly Share[];
  /** It replaces a link that was shown, so its heading gets the focus. */
  isBack: boolean;
  /** Called with a link that works, to send it once more. Null: it cannot be sent any more. */
  onLink: ((made: Made) => void) | null;
}>;

/**
 * The newest links to one eSIM, those that work first: opened or not, until when, and the way to end them. Empty without
 * links.
 */
export function ShareList({ esimId, title, shares, isBack, onLink }: Properties) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  if (shares.length === 0) return null;
  const inOrder = shares.toSorted((one, other) => endedRank(one) - endedRank(other));
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        {title}
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {inOrder.slice(0, SHOWN).map((share) => (
          <li key={share.id} className="grid gap-1 p-4">
            <Entry esimId={esimId} share={share} onLink={onLink} onRevoked={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function endedRank({ state }: Share): number {
  return state === 'active' ? 0 : 1;
}

type EntryProperties = Pick<Properties, 'esimId' | 'onLink'> &
  Readonly<{ share: Share; onRevoked: () => void }>;

function Entry({ esimId, share, onLink, onRevoked }: EntryProperties) {
  const t = useMessages('shares');
  const { dayAndTime } = useDates();
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
        {revealedAt === null ? t('list.unopened') : t('list.opened', { date: dayAndTime(revealedAt) })}
      </p>
      <p className="text-sm text-ink-soft">
        {state === 'active' ? t('list.until', { date: dayAndTime(share.expiresAt) }) : t(`list.${state}`)}
      </p>
      {state === 'active' ? <LinkActions {...{ esimId, share, onLink, onRevoked }} /> : null}
    </>
  );
}

function LinkActions({ esimId, share, onLink, onRevoked }: EntryProperties) {
  const t = useMessages('shares');
  return (
    <div className="flex flex-wrap items-center gap-3">
      {share.revealedAt === null && onLink !== null ? (
        <SendAgain esimId={esimId} share={share} words={t('list.again')} onLink={onLink} />
      ) : null}
      <RevokeLink esimId={esimId} share={share} onRevoked={onRevoked} />
    </div>
  );
}
