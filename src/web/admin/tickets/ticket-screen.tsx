import { ArrowLeft } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/admin/tickets.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { customerPath } from '../frame/customer-path.ts';
import { StaffThread } from './staff-thread.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { DueMark } from './ticket-inbox.tsx';
import { fetchTicket } from './ticket-requests.ts';
import { WriteReply } from './write-reply.tsx';

const LOOK_EVERY_MS = 20_000;

type Properties = Readonly<{ params: Readonly<Record<string, string>> }>;

/** One ticket: who wrote, all messages, the attachment and the reply by email. */
export default function TicketScreen({ params: { id = '' } }: Properties) {
  const t = useMessages('admin-tickets');
  const queries = useQueryClient();
  const key = useMyKey(['staff', 'ticket', id]);
  const {
    data: ticket,
    isPending,
    refetch,
  } = useMyQuery(['staff', 'ticket', id], (needs) => fetchTicket(id, needs), {
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const show = (changed: StaffTicket) => queries.setQueryData(key, changed);
  return (
    <>
      <LocalizedLink to="/admin/inbox" className={`admin-back ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </LocalizedLink>
      <ScreenTitle title={ticket == null ? t('heading') : t('ticket', { number: ticket.number })}>
        {ticket == null ? null : <TicketActions ticket={ticket} onChange={show} />}
      </ScreenTitle>
      {isPending ? <BoxLoading /> : null}
      {!isPending && ticket === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {ticket === null ? <BoxEmpty>{t('missing')}</BoxEmpty> : null}
      {ticket == null ? null : (
        <div className="ticket-parts">
          <div className="admin-stack">
            <StaffThread ticket={ticket} />
            <WriteReply key={ticket.id} ticket={ticket} onChange={show} />
          </div>
          <CustomerBox ticket={ticket} />
        </div>
      )}
    </>
  );
}

function CustomerBox({ ticket }: Readonly<{ ticket: StaffTicket }>) {
  const t = useMessages('admin-tickets');
  const { dateAndTime } = useTimes();
  const { roles } = useStaff();
  const { name, email, orderNumber, language, createdAt, status, wasSignedIn, assignee } = ticket;
  return (
    <aside className="admin-box admin-stack" aria-label={t('customer')}>
      <p className="admin-strong">
        {t(`status.${status}`)} · {assignee === null ? t('nobody') : t('assigned', { name: assignee.name })}
      </p>
      <DueMark ticket={ticket} />
      <dl className="ticket-facts-list">
        <dt>{t('name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <LocalizedLink to={customerPath(email, roles)} className="admin-link">
            {email}
          </LocalizedLink>
        </dd>
        <dt>{t('order')}</dt>
        <dd>
          {orderNumber === null ? (
            t('noOrder')
          ) : (
            <LocalizedLink
              to={`/admin/orders?search=${encodeURIComponent(orderNumber)}`}
              className="admin-link"
            >
              {orderNumber}
            </LocalizedLink>
          )}
        </dd>
        <dt>{t('language')}</dt>
        <dd>{t(language)}</dd>
        <dt>{t('received')}</dt>
        <dd>{dateAndTime(createdAt)}</dd>
      </dl>
      {wasSignedIn ? null : <p className="admin-strong">{t('unprovedText')}</p>}
    </aside>
  );
}
