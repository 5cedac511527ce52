import type { TicketReplyMail as Content } from '#core/support/ticket-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { TextLines } from '../parts/text-lines.tsx';

/** A reply of staff to a support ticket. */
export function TicketReplyMail({ paragraphs, url }: Content) {
  const t = useMailMessages('ticket-mail');
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        <TextLines key={index} lines={paragraph.split('\n')} />
      ))}
      <Paragraph>{t('reply.how')}</Paragraph>
      <Button label={t('reply.button')} url={url} />
      <Note>{t('reply.note')}</Note>
    </>
  );
}
