import type { ChatReplyMail as Content } from '#core/chat/chat-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { TypedText } from '../parts/typed-text.tsx';

/** What staff wrote after the customer had left the chat. */
export function ChatReplyMail({ staffName, messages, url }: Content) {
  const t = useMailMessages('chat-mail');
  return (
    <>
      <Paragraph>{staffName === null ? t('introWithoutName') : t('intro', { name: staffName })}</Paragraph>
      {messages.map((message, index) => (
        <TypedText key={index} text={message} />
      ))}
      <Button label={t('button')} url={url} />
      <Note>{t('note')}</Note>
    </>
  );
}
