import type { ChatReplyMail as Content } from '#core/chat/chat-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { TextLines } from '../parts/text-lines.tsx';
import { THEME } from '../theme.ts';

/** Apart from our own sentences. */
const TYPED = { margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: `4px solid ${THEME.line}` };

/** What staff wrote after the customer had left the chat. */
export function ChatReplyMail({ staffName, messages, url }: Content) {
  const t = useMailMessages('chat-mail');
  return (
    <>
      <Paragraph>{staffName === null ? t('introWithoutName') : t('intro', { name: staffName })}</Paragraph>
      {messages.map((message, index) => (
        <TextLines key={index} lines={message.split('\n')} style={TYPED} />
      ))}
      <Button label={t('button')} url={url} />
      <Note>{t('note')}</Note>
    </>
  );
}
