import { CircleCheck, Clock, Lock } from 'lucide-react';
import type { ShownTicket } from '#contract/support/tickets.ts';
import { useMessages } from '../../language/use-messages.ts';

const ICONS = { open: Clock, answered: CircleCheck, closed: Lock } as const;

export function TicketStatusMark({ status }: Readonly<Pick<ShownTicket, 'status'>>) {
  const t = useMessages('tickets');
  const Icon = ICONS[status];
  return (
    <span className="ticket-status" data-status={status}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`status.${status}`)}
    </span>
  );
}
