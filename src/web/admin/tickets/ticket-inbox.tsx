import { useDeferredValue, useId, useState } from 'react';
import { Clock, Paperclip } from 'lucide-react';
import type { StaffTicketSummary, StaffTicketsResponse } from '#contract/admin/tickets.ts';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { fetchTickets, type TicketFilter } from './ticket-requests.ts';

const STATUSES = ['open', 'answered', 'closed', 'all'] as const;
/** A new ticket appears without a reload. */
const LOOK_EVERY_MS = 20_000;

/** The tickets of the inbox: filter, search, list. */
export function TicketInbox() {
  const t = useMessages('admin-tickets');
  const headingId = useId();
  const [status, setStatus] = useState<TicketFilter['status']>('open');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isPending, refetch } = useMyQuery(
    ['staff', 'tickets', status, search],
    (needs) => fetchTickets({ status, search }, needs),
    { refetchInterval: LOOK_EVERY_MS, refetchOnWindowFocus: true },
  );
  return (
    <section aria-labelledby={headingId} className="admin-stack">
      <h2 id={headingId} className="ticket-inbox-heading">
        {t('heading')}
      </h2>
      <div className="ticket-inbox-bar">
        <StatusChoice status={status} counts={data?.counts ?? null} onChoose={setStatus} />
        <input
          type="search"
          className="field ticket-inbox-search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data?.tickets.length === 0 ? (
        <BoxEmpty>{search === '' ? t(`empty.${status}`) : t('empty.search', { search })}</BoxEmpty>
      ) : null}
      <ul className="admin-list">
        {data?.tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </section>
  );
}

type ChoiceProperties = Readonly<{
  status: TicketFilter['status'];
  counts: StaffTicketsResponse['counts'] | null;
  onChoose: (status: TicketFilter['status']) => void;
}>;

function StatusChoice({ status, counts, onChoose }: ChoiceProperties) {
  const t = useMessages('admin-tickets');
  return (
    <div role="group" aria-label={t('filter.label')} className="ticket-inbox-filter">
      {STATUSES.map((one) => (
        <button
          key={one}
          type="button"
          className="ticket-inbox-chip"
          aria-pressed={one === status}
          onClick={() => onChoose(one)}
        >
          {one === 'all' ? t('filter.all') : t(`filter.${one}`, { count: counts?.[one] ?? 0 })}
        </button>
      ))}
    </div>
  );
}

function TicketRow({ ticket }: Readonly<{ ticket: StaffTicketSummary }>) {
  const t = useMessages('admin-tickets');
  const { id, number, name, opening, status, wasSignedIn, assignee, attachment } = ticket;
  return (
    <li className="admin-row ticket-row">
      <div className="ticket-row-head">
        <LocalizedLink to={`/admin/tickets/${id}`} className="ticket-row-link">
          {t('ticket', { number })}
        </LocalizedLink>
        <bdi className="admin-strong">{name}</bdi>
        {attachment === null ? null : <Paperclip aria-hidden="true" className="size-4" />}
        <DueMark ticket={ticket} />
      </div>
      <p className="ticket-row-text">{opening}</p>
      <p className="admin-soft">
        {status === 'open' ? null : `${t(`status.${status}`)} · `}
        {assignee === null ? t('nobody') : t('assigned', { name: assignee.name })}
        {wasSignedIn ? null : ` · ${t('unproved')}`}
      </p>
    </li>
  );
}

/** Until when a reply is promised; nothing when nobody waits. */
export function DueMark({ ticket: { replyBy } }: Readonly<{ ticket: Pick<StaffTicketSummary, 'replyBy'> }>) {
  const t = useMessages('admin-tickets');
  const { clock } = useTimes();
  const now = useNow();
  if (replyBy === null) return null;
  const isLate = new Date(replyBy) <= now;
  return (
    <span className="ticket-due" data-late={isLate}>
      <Clock aria-hidden="true" className="size-4" />
      {t(isLate ? 'late' : 'due', { time: clock(replyBy) })}
    </span>
  );
}
