import { useState } from 'react';
import type { StaffTicket } from '#contract/admin/tickets.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { assignTicket, closeTicket, type Changed } from './ticket-requests.ts';

type Properties = Readonly<{ ticket: StaffTicket; onChange: (ticket: StaffTicket) => void }>;

/** Take it or give it back, close it or open it again. */
export function TicketActions({ ticket, onChange }: Properties) {
  const t = useMessages('admin-tickets');
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const { id, assignee, status } = ticket;
  const isMine = session.kind === 'signed-in' && assignee?.id === session.session.userId;
  const isClosed = status === 'closed';

  const run = async (change: () => Promise<Changed>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const result = await change();
      if (result.isChanged) toasts.show({ title: t('changed'), tone: 'bad' });
      onChange(result.ticket);
    } catch {
      toasts.show({ title: t('failed'), tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="admin-actions">
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void run(() => assignTicket(id, { isMine: !isMine, before: assignee?.id ?? null }))}
      >
        {t(isMine ? 'giveBack' : 'take')}
      </button>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void run(() => closeTicket(id, !isClosed))}
      >
        {t(isClosed ? 'reopen' : 'close')}
      </button>
    </div>
  );
}
