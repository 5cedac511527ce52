import type { TicketReceivedMail as Content } from '#core/support/ticket-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

/** Confirms a support ticket with its number. */
export function TicketReceivedMail({ number, receivedAt, replyBy, url }: Content) {
  const t = useMailMessages('ticket-mail');
  return (
    <>
      <Paragraph>{t('received.intro')}</Paragraph>
      <Facts
        areWords
        rows={[
          [t('received.number'), number],
          [t('received.receivedAt'), receivedAt],
          [t('received.replyBy'), replyBy],
        ]}
      />
      <Paragraph>{t('received.where')}</Paragraph>
      <Button label={t('received.button')} url={url} />
      <Note>{t('received.note')}</Note>
    </>
  );
}
