import type { ShownTicket } from '#contract/support/tickets.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { TICKETS_PATH } from '#core/support/ticket-paths.ts';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TicketReply } from './ticket-reply.tsx';
import { fetchTicket } from './ticket-requests.ts';
import { TicketStatusMark } from './ticket-status-mark.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { TicketsFailed } from './tickets-failed.tsx';

/** How often an open ticket looks for a reply. */
const LOOK_EVERY_MS = MINUTE_MS;

/** One ticket with all its messages, and the way to write another one. */
export function TicketScreen({ ticketId }: Readonly<{ ticketId: string }>) {
  const {
    data: ticket,
    isPending,
    refetch,
  } = useMyQuery(['tickets', ticketId], (needs) => fetchTicket(ticketId, needs), {
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  if (isPending) return <Loading />;
  if (ticket === undefined) return <TicketsFailed onRetry={() => void refetch()} />;
  if (ticket === null) return <UnknownTicket />;
  return (
    <>
      <Head ticket={ticket} />
      <TicketThread ticket={ticket} />
      <TicketReply ticket={ticket} />
    </>
  );
}

function Head({ ticket: { number, status, orderNumber, replyBy } }: Readonly<{ ticket: ShownTicket }>) {
  const t = useMessages('tickets');
  const { clock } = useTimes();
  const now = useNow();
  return (
    <div className="ticket-head">
      <h1 className="text-4xl max-[22rem]:text-3xl">{t('ticket', { number })}</h1>
      <p className="ticket-facts">
        <TicketStatusMark status={status} />
        {orderNumber === null ? null : <span>{t('order', { number: orderNumber })}</span>}
      </p>
      {replyBy === null ? null : (
        <p>{new Date(replyBy) > now ? t('replyBy', { time: clock(replyBy) }) : t('replyLate')}</p>
      )}
    </div>
  );
}

function UnknownTicket() {
  const t = useMessages('tickets');
  return (
    <div className="notice-card mt-8">
      <h1 className="text-2xl">{t('page.unknown')}</h1>
      <p className="text-ink-soft">{t('page.unknownText')}</p>
      <LocalizedLink to={TICKETS_PATH} className={buttonClass('primary')}>
        {t('all')}
      </LocalizedLink>
    </div>
  );
}

function Loading() {
  const t = useMessages('tickets');
  return (
    <div role="status" className="ticket-head">
      <h1 className="text-4xl max-[22rem]:text-3xl">{t('page.title')}</h1>
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
