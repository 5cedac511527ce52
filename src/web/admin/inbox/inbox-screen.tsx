import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { TicketInbox } from '../tickets/ticket-inbox.tsx';

/** The tickets that wait for a person. Chats and withdrawals have screens of their own. */
export default function InboxScreen() {
  const t = useMessages('admin-tickets');
  return (
    <>
      <ScreenTitle title={t('inbox')} lead={t('lead')}>
        <LocalizedLink to="/admin/saved-replies" className={buttonClass('quiet')}>
          {t('savedReplies.open')}
        </LocalizedLink>
      </ScreenTitle>
      <TicketInbox />
    </>
  );
}
