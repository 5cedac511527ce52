import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { TicketInbox } from '../tickets/ticket-inbox.tsx';

/** Everything that waits for a person. Each kind is a list of its own. */
export default function InboxScreen() {
  const t = useMessages('admin-tickets');
  return (
    <>
      <ScreenTitle title={t('inbox')} lead={t('lead')}>
        <LocalizedLink to="/admin/saved-replies" className={buttonClass('quiet')}>
          {t('savedReplies.open')}
        </LocalizedLink>
      </ScreenTitle>
      {/* Chats */}
      <TicketInbox />
      {/* Withdrawals */}
    </>
  );
}
