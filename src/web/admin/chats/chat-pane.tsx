import { useEffect, useState, useSyncExternalStore } from 'react';
import { ArrowLeft, Check } from 'lucide-react';
import type { ChatSummaryView } from '#contract/admin/chats.ts';
import type { ShownSavedReply } from '#contract/admin/tickets.ts';
import { LONGEST_MESSAGE } from '#core/chat/chat-text.ts';
import { fillSavedReply, openMarks } from '#core/support/saved-reply-text.ts';
import { Composer } from '../../chat/composer.tsx';
import { MessageList } from '../../chat/message-list.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { customerPath } from '../frame/customer-path.ts';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { SavedReplyChoice } from '../tickets/saved-reply-choice.tsx';
import { finishChat } from './chat-requests.ts';
import type { StaffThread } from './staff-thread.ts';

type Properties = Readonly<{
  chat: ChatSummaryView;
  thread: StaffThread;
  isConnected: boolean;
  typing: ReadonlyMap<string, string | null>;
  onBack: () => void;
}>;

/** One chat: its messages and the field for a reply. */
export function ChatPane({ chat, thread, isConnected, typing, onBack }: Properties) {
  const t = useMessages('admin-chats');
  const { roles } = useStaff();
  const view = useSyncExternalStore(thread.view.subscribe, thread.view.current);
  useEffect(() => {
    void thread.load();
  }, [thread]);
  useReadWhileVisible(thread, view.messages.length);
  return (
    <section className="chats-pane" aria-label={chat.email}>
      <div className="chats-pane-head">
        <div className="chats-back">
          <button type="button" className={buttonClass('bare')} aria-label={t('back')} onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div>
          <h2 className="chats-name">
            <LocalizedLink to={customerPath(chat.email, roles)} className="admin-link">
              {chat.email}
            </LocalizedLink>
          </h2>
          <p className="admin-soft">{t(`reads.${chat.language}`)}</p>
        </div>
        <FinishButton chat={chat} thread={thread} />
      </div>
      {view.phase === 'loading' ? <BoxLoading /> : null}
      {view.phase === 'failed' ? <BoxFailed onRetry={() => void thread.load()} /> : null}
      {view.phase === 'ready' ? (
        <Conversation chat={chat} thread={thread} isConnected={isConnected} typing={typing} />
      ) : null}
    </section>
  );
}

function Conversation({ chat, thread, isConnected, typing }: Omit<Properties, 'onBack'>) {
  const t = useMessages('admin-chats');
  const { notice, insert, type, send } = useSavedReplies(chat, thread);
  const view = useSyncExternalStore(thread.view.subscribe, thread.view.current);
  const pending = useSyncExternalStore(thread.outbox.pending.subscribe, thread.outbox.pending.current);
  const draft = useSyncExternalStore(thread.draft.subscribe, thread.draft.current);
  return (
    <>
      <MessageList
        own="staff"
        messages={view.messages}
        pending={pending}
        readByOther={view.marks?.customerRead ?? 0}
        isConnected={isConnected}
        typing={typingText(typing.get(thread.customerId), t)}
        onEarlier={view.hasEarlier ? () => void thread.loadEarlier() : null}
      />
      <SavedReplyChoice label={t('saved.label')} prompt={t('saved.choose')} onChoose={insert} />
      <Composer
        draft={draft}
        onDraft={type}
        onSend={send}
        hint={t('hint')}
        problem={
          notice === null
            ? refusalText(view.refusal, t)
            : t(`saved.${notice}`, { marks: openMarks(draft).join(', ') })
        }
      />
    </>
  );
}

type Notice = 'marks' | 'otherLanguage' | 'tooLong';

/** Puts saved replies into the field. What a mark stands for must be typed before the reply is sent. */
function useSavedReplies({ language }: ChatSummaryView, thread: StaffThread) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const insert = (reply: ShownSavedReply) => {
    const filled = fillSavedReply({ bodies: reply }, language, {});
    const typed = thread.draft.current();
    const text = typed === '' ? filled.text : `${typed}\n\n${filled.text}`;
    if (text.length > LONGEST_MESSAGE) {
      setNotice('tooLong');
      return;
    }
    thread.type(text);
    setNotice(filled.language === language ? null : 'otherLanguage');
  };
  const type = (text: string) => {
    thread.type(text);
    setNotice(null);
  };
  const send = (text: string): boolean => {
    if (openMarks(text).length === 0) return thread.send(text);
    setNotice('marks');
    return false;
  };
  return { notice, insert, type, send };
}

type Translate = ReturnType<typeof useMessages<'admin-chats'>>;

function refusalText(refusal: string | null, t: Translate): string | null {
  return refusal === null ? null : t(refusal === 'chat-changed' ? 'changed' : 'notSent');
}

/** Null: the customer is typing. Undefined: nobody is. */
function typingText(name: string | null | undefined, t: Translate): string | null {
  if (name === undefined) return null;
  return name === null ? t('customerTyping') : t('typing', { name });
}

function FinishButton({ chat, thread }: Pick<Properties, 'chat' | 'thread'>) {
  const t = useMessages('admin-chats');
  const { isBusy, problem, run } = useChange((error) =>
    codeOf(error) === 'chat-changed' ? 'changed' : 'notFinished',
  );
  if (chat.isDone) return <p className="admin-soft">{t('isFinished')}</p>;
  const finish = () => run(() => finishChat(chat.customerId, thread.lastSequence()));
  return (
    <div className="chats-finish">
      <button
        type="button"
        className={buttonClass('chip')}
        aria-disabled={isBusy}
        onClick={() => void finish()}
      >
        <Check aria-hidden="true" className="size-5" />
        {t('finish')}
      </button>
      <p role="alert" className="admin-problem">
        {problem === null ? null : t(problem)}
      </p>
    </div>
  );
}

/** What is on the screen of a visible page has been read. */
function useReadWhileVisible(thread: StaffThread, count: number): void {
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState === 'visible' && count > 0) thread.markRead();
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [thread, count]);
}
