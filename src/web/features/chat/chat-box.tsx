import { useEffect, useId, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { WifiOff, X } from 'lucide-react';
import { signInPath } from '../../session/redirect-guest.ts';
import { Composer } from '../../chat/composer.tsx';
import { MessageList } from '../../chat/message-list.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { keepTabInside } from '../../ui/keep-tab-inside.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChatView, CustomerChat } from './customer-chat.ts';
import { NobodyOnline } from './nobody-online.tsx';

type Properties = Readonly<{ chat: CustomerChat; onClose: () => void }>;

const PHONE = '(width < 40rem)';

/** A panel beside the page; on a phone it covers the page. */
export function ChatBox({ chat, onClose }: Properties) {
  const t = useMessages('chat');
  const titleId = useId();
  const dialog = useOpenDialog();
  const view = useSyncExternalStore(chat.view.subscribe, chat.view.current);
  useReadMark(chat, view);
  const names = view.state?.staffOnline ?? [];
  // The event fires late: by then the box may be open again.
  const closed = () => {
    if (dialog.current?.open !== true) onClose();
  };
  useFocusField(dialog, view.phase === 'ready');
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') onClose();
    else if (event.currentTarget.matches(':modal')) keepTabInside(event);
  };
  return (
    <dialog ref={dialog} className="chat-box" aria-labelledby={titleId} onKeyDown={press} onClose={closed}>
      <div className="chat-head">
        <div>
          <h2 id={titleId} className="text-lg">
            {t('title')}
          </h2>
          {view.state === null ? null : <Presence names={names} />}
        </div>
        <button type="button" aria-label={t('close')} className={buttonClass('bare')} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div role="status">
        {view.isConnected ? null : (
          <p className="chat-bar">
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            {t('offline')}
          </p>
        )}
      </div>
      <Body chat={chat} view={view} isStaffOnline={names.length > 0} onClose={onClose} />
    </dialog>
  );
}

function Presence({ names }: Readonly<{ names: readonly string[] }>) {
  const t = useMessages('chat');
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names.slice(0, 3));
  return (
    <p className="chat-presence" data-online={names.length > 0} role="status">
      {names.length === 0 ? t('nobody') : t('online', { names: list, count: names.length })}
    </p>
  );
}

type BodyProperties = Properties & Readonly<{ view: ChatView; isStaffOnline: boolean }>;

function Body({ chat, view, isStaffOnline, onClose }: BodyProperties) {
  const t = useMessages('chat');
  switch (view.phase) {
    case 'loading':
      return (
        <div className="chat-list">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-11 w-3/5" />
          <Skeleton className="h-16 w-4/5 self-end" />
        </div>
      );
    case 'failed':
      return (
        <div className="chat-note">
          <p role="alert">{t('failed')}</p>
          <button type="button" className={buttonClass('quiet')} onClick={chat.start}>
            {t('retry')}
          </button>
        </div>
      );
    case 'ended':
      return (
        <div className="chat-note">
          <p role="alert">{t('ended')}</p>
          <LocalizedLink to={signInPath('/dashboard')} className={buttonClass('primary')} onClick={onClose}>
            {t('signIn')}
          </LocalizedLink>
        </div>
      );
    case 'ready':
      return <Conversation chat={chat} view={view} isStaffOnline={isStaffOnline} onClose={onClose} />;
  }
}

function Conversation({ chat, view, isStaffOnline, onClose }: BodyProperties) {
  const t = useMessages('chat');
  const pending = useSyncExternalStore(chat.outbox.pending.subscribe, chat.outbox.pending.current);
  const draft = useSyncExternalStore(chat.draft.subscribe, chat.draft.current);
  const isEmpty = view.messages.length === 0 && pending.length === 0;
  const leave = () => {
    chat.draft.set('');
    onClose();
  };
  const absence = isStaffOnline ? null : (
    <NobodyOnline state={absenceState(view.messages, pending)} draft={draft} onLeave={leave} />
  );
  const change = (text: string) => {
    chat.draft.set(text);
    if (text !== '') chat.noteTyping();
  };
  return (
    <>
      <MessageList
        own="customer"
        messages={view.messages}
        pending={pending}
        readByOther={view.state?.marks.staffRead ?? 0}
        isConnected={view.isConnected}
        typing={typingText(view.typing, t)}
        onEarlier={view.hasEarlier ? () => void chat.loadEarlier() : null}
      >
        {isEmpty ? (absence ?? <p className="chat-empty">{t('empty')}</p>) : null}
      </MessageList>
      {isEmpty ? null : absence}
      <Composer
        draft={draft}
        onDraft={change}
        onSend={chat.send}
        hint={t('hint')}
        problem={view.refusal === null ? null : t('refused')}
      />
    </>
  );
}

function absenceState(messages: ChatView['messages'], pending: readonly unknown[]) {
  const last = messages.at(-1);
  if (last === undefined && pending.length === 0) return 'empty';
  return pending.length === 0 && last?.author === 'customer' ? 'sent' : 'answered';
}

function typingText(typing: string | null, t: ReturnType<typeof useMessages<'chat'>>): string | null {
  if (typing === null) return null;
  return t('typing', { name: typing === '' ? t('someone') : typing });
}

/** Opens the dialog, over the whole page on a phone, and moves the focus to its field. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    const before = document.activeElement;
    if (window.matchMedia(PHONE).matches) shown.showModal();
    else shown.show();
    shown.querySelector<HTMLElement>('textarea, button')?.focus();
    return () => {
      shown.close();
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return dialog;
}

/** The field is where the customer types. */
function useFocusField(dialog: Readonly<{ current: HTMLDialogElement | null }>, isReady: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || dialog.current?.contains(activeElement) === true;
    if (isReady && isFree) dialog.current?.querySelector('textarea')?.focus();
  }, [dialog, isReady]);
}

/** What is on the screen of a visible page has been read. */
function useReadMark(chat: CustomerChat, { messages, isConnected }: ChatView): void {
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState === 'visible' && isConnected) chat.markRead();
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [chat, messages, isConnected]);
}
