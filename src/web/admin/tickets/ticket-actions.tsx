import type { StaffTicket } from '#contract/admin/tickets.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import { assignTicket, closeTicket, type Changed } from './ticket-requests.ts';

type Properties = Readonly<{ ticket: StaffTicket; onChange: (ticket: StaffTicket) => void }>;

/** Take it or give it back, close it or open it again. */
export function TicketActions({ ticket, onChange }: Properties) {
  const t = useMessages('admin-tickets');
  const session = useSession();
  const { isBusy, run } = useToastedChange(t('failed'));
  const { id, assignee, status } = ticket;
  const isMine = session.kind === 'signed-in' && assignee?.id === session.session.userId;
  const isClosed = status === 'closed';

  const press = (change: () => Promise<Changed>) =>
    run(async () => {
      const result = await change();
      if (result.isChanged) toasts.show({ title: t('changed'), tone: 'bad' });
      onChange(result.ticket);
    });

  return (
    <div className="admin-actions">
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void press(() => assignTicket(id, { isMine: !isMine, before: assignee?.id ?? null }))}
      >
        {t(isMine ? 'giveBack' : 'take')}
      </button>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void press(() => closeTicket(id, !isClosed))}
      >
        {t(isClosed ? 'reopen' : 'close')}
      </button>
    </div>
  );
}
