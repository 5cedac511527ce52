import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { TicketInbox } from '../tickets/ticket-inbox.tsx';

/** The first tab of the inbox: tickets. */
export default function InboxScreen() {
  const t = useMessages('admin-tickets');
  return (
    <>
      <ScreenTitle title={t('inbox')} lead={t('lead')}>
        <LocalizedLink to="/admin/saved-replies" className={buttonClass('quiet')}>
          {t('savedReplies.open')}
        </LocalizedLink>
      </ScreenTitle>
      <InboxTabs current="tickets" />
      <TicketInbox />
    </>
  );
}
