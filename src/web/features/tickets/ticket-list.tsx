import type { ReactNode } from 'react';
import { Paperclip } from 'lucide-react';
import type { ShownTicketSummary } from '#contract/support/tickets.ts';
import { ticketPath } from '#core/support/ticket-paths.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fetchTickets } from './ticket-requests.ts';
import { TicketStatusMark } from './ticket-status-mark.tsx';
import { TicketsFailed } from './tickets-failed.tsx';

/** Every ticket of the signed-in customer, the last one first. `children` come below, once their place is known. */
export function TicketList({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('tickets');
  const {
    data: tickets,
    isPending,
    refetch,
  } = useMyQuery(['tickets'], fetchTickets, { refetchOnWindowFocus: true });
  if (isPending) return <Loading />;
  if (tickets === undefined) return <TicketsFailed onRetry={() => void refetch()} />;
  if (tickets.length === 0) {
    return (
      <>
        {children}
        <NoTickets />
      </>
    );
  }
  return (
    <>
      <ul className="ticket-list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      <LocalizedLink to="/contact" className={`mt-5 ${buttonClass('quiet')}`}>
        {t('new')}
      </LocalizedLink>
      {children}
    </>
  );
}

function TicketCard({ ticket }: Readonly<{ ticket: ShownTicketSummary }>) {
  const t = useMessages('tickets');
  const { clock } = useTimes();
  const { id, number, status, orderNumber, wasSignedIn, lastMessageAt, opening, attachment } = ticket;
  return (
    <article className="ticket-card">
      <div className="ticket-card-head">
        <h2 className="text-xl">
          <LocalizedLink to={ticketPath(id)} className="ticket-card-link">
            {t('ticket', { number })}
          </LocalizedLink>
        </h2>
        <TicketStatusMark status={status} />
      </div>
      {wasSignedIn ? null : <p className="text-sm font-semibold">{t('unproved')}</p>}
      <p className="ticket-opening">{opening}</p>
      <p className="ticket-facts">
        <time dateTime={lastMessageAt}>{clock(lastMessageAt)}</time>
        {orderNumber === null ? null : <span>{t('order', { number: orderNumber })}</span>}
        {attachment === null ? null : (
          <span className="inline-flex min-w-0 items-center gap-1">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <bdi className="wrap-anywhere">{attachment.fileName}</bdi>
          </span>
        )}
      </p>
    </article>
  );
}

function NoTickets() {
  const t = useMessages('tickets');
  return (
    <section className="mt-12">
      <h2 className="text-xl">{t('empty')}</h2>
      <p className="mt-2 text-ink-soft">{t('emptyText')}</p>
      <LocalizedLink to="/contact" className={`mt-4 ${buttonClass('quiet')}`}>
        {t('new')}
      </LocalizedLink>
    </section>
  );
}

function Loading() {
  const t = useMessages('tickets');
  return (
    <div role="status" className="ticket-list">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
