import { WAITING_KINDS, type WaitingKind } from '#core/overview/waiting.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useWaiting } from '../frame/use-waiting.ts';

export const INBOX_PATHS = {
  tickets: '/admin/inbox',
  chats: '/admin/chats',
  withdrawals: '/admin/withdrawals',
  reviews: '/admin/reviews',
} as const satisfies Record<WaitingKind, string>;

/** The parts of the inbox, each with how many wait. */
export function InboxTabs({ current }: Readonly<{ current: WaitingKind }>) {
  const t = useMessages('admin');
  const { data } = useWaiting();
  return (
    <nav aria-label={t('inbox.label')} className="admin-tabs">
      {WAITING_KINDS.map((kind) => {
        const count = data?.[kind].count ?? 0;
        return (
          <LocalizedLink
            key={kind}
            to={INBOX_PATHS[kind]}
            className="admin-tab"
            {...(kind === current ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`inbox.${kind}`)}
            {count === 0 ? null : (
              <span className="admin-count">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{t('inbox.waiting', { count })}</span>
              </span>
            )}
          </LocalizedLink>
        );
      })}
    </nav>
  );
}
