import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CheckCheck, Clock } from 'lucide-react';
import type { ChatMessageView } from '#contract/account/chat.ts';
import type { ChatAuthor } from '#core/chat/chat.ts';
import type { PendingMessage } from '#core/chat/thread.ts';
import { useMessages } from '../language/use-messages.ts';
import { useTimes } from '../language/use-times.ts';
import { MessageText } from './message-text.tsx';

type Properties = Readonly<{
  /** Which side this screen shows as its own. */
  own: ChatAuthor;
  messages: readonly ChatMessageView[];
  pending: readonly PendingMessage[];
  /** Up to which message the other side has read. */
  readByOther: number;
  isConnected: boolean;
  /** Below the messages: who is typing. */
  typing: string | null;
  /** Null: these are all. */
  onEarlier: (() => void) | null;
  children?: ReactNode;
}>;

/** The messages of a chat, the newest at the bottom and in view unless the reader has scrolled up. */
export function MessageList(properties: Properties) {
  const { own, messages, pending, readByOther, isConnected, typing, onEarlier, children } = properties;
  const t = useMessages('chat');
  const list = useStickToEnd(`${messages.at(-1)?.sequence ?? 0} ${pending.length} ${typing ?? ''}`);
  const lastRead = messages.findLast(({ author, sequence }) => author === own && sequence <= readByOther);
  return (
    // Scrolled with the keyboard too.
    <div ref={list} className="chat-list" role="log" aria-label={t('messages')} tabIndex={0}>
      {onEarlier === null ? null : (
        <button type="button" className="chat-earlier" onClick={onEarlier}>
          {t('earlier')}
        </button>
      )}
      {children}
      {messages.map((message) => (
        <Message
          key={message.sequence}
          message={message}
          isOwn={message.author === own}
          isRead={message === lastRead}
        />
      ))}
      {pending.map(({ clientId, text }) => (
        <div key={clientId} className="chat-message chat-own">
          <p className="chat-bubble">
            <MessageText text={text} />
          </p>
          <p className="chat-meta">
            {isConnected ? t('sending') : t('sentLater')}
            <Clock aria-hidden="true" className="size-3.5" />
          </p>
        </div>
      ))}
      <p className="chat-typing" aria-live="off">
        {typing === null ? null : (
          <>
            <span aria-hidden="true" className="chat-dots" />
            {typing}
          </>
        )}
      </p>
    </div>
  );
}

type MessageProperties = Readonly<{ message: ChatMessageView; isOwn: boolean; isRead: boolean }>;

function Message({ message, isOwn, isRead }: MessageProperties) {
  const t = useMessages('chat');
  const { clock } = useTimes();
  const time = <time dateTime={message.sentAt}>{clock(message.sentAt)}</time>;
  const name = message.author === 'staff' ? (message.staffName ?? t('someone')) : null;
  return (
    <div className={`chat-message ${isOwn ? 'chat-own' : 'chat-other'}`}>
      <p className="chat-bubble">
        <MessageText text={message.text} />
      </p>
      <p className="chat-meta">
        {name === null ? null : `${name}, `}
        {time}
        {isRead ? (
          <>
            {' · '}
            <CheckCheck aria-hidden="true" className="size-3.5" /> {t('read')}
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Keeps the end in view when `content` changes, unless the reader has scrolled up. */
function useStickToEnd(content: string) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 60;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [content]);
  return list;
}
