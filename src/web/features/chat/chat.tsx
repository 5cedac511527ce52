import { useEffect, useState, useSyncExternalStore } from 'react';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import styles from '../../chat/chat.css?url';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { ChatBox } from './chat-box.tsx';
import { CustomerChat } from './customer-chat.ts';

type Properties = Readonly<{
  userId: string;
  /** How often a link to the chat was pressed: each press opens the box. */
  presses: number;
}>;

const NAMESPACES = ['chat'] as const;
const loadNothing = () => Promise.resolve(null);

/** Loads its texts first. Without them the customer goes to the contact page, as the link would have led. */
export function Chat(properties: Properties) {
  const words = useOnDemand({ isNeeded: true, load: loadNothing, namespaces: NAMESPACES });
  const navigate = useNavigate();
  const path = useLocalizedPath()('/contact');
  const isFailed = words.kind === 'failed';
  useEffect(() => {
    if (isFailed) void navigate(path);
  }, [isFailed, navigate, path]);
  return words.kind === 'ready' ? <BoxOrLauncher {...properties} /> : null;
}

/** The chat box, and while it is closed a button with the number of new messages. */
function BoxOrLauncher({ userId, presses }: Properties) {
  const chat = useCustomerChat(userId);
  const [openedBy, setOpenedBy] = useState(presses);
  const [isOpen, setIsOpen] = useState(true);
  if (openedBy !== presses) {
    setOpenedBy(presses);
    setIsOpen(true);
  }
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      {isOpen ? (
        <ChatBox chat={chat} onClose={() => setIsOpen(false)} />
      ) : (
        <Launcher chat={chat} onOpen={() => setIsOpen(true)} />
      )}
    </>
  );
}

function useCustomerChat(userId: string): CustomerChat {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [chat] = useState(
    () => new CustomerChat({ userId, anonKey, language, ended: () => void pageSession.refresh() }),
  );
  useEffect(() => chat.writeIn(language), [chat, language]);
  useEffect(() => {
    chat.start();
    return chat.close;
  }, [chat]);
  return chat;
}

type LauncherProperties = Readonly<{ chat: CustomerChat; onOpen: () => void }>;

/** Shown once a conversation has begun. */
function Launcher({ chat, onOpen }: LauncherProperties) {
  const t = useMessages('chat');
  const { messages, state } = useSyncExternalStore(chat.view.subscribe, chat.view.current);
  const read = state?.marks.customerRead ?? 0;
  const count = messages.filter(({ author, sequence }) => author === 'staff' && sequence > read).length;
  if (messages.length === 0) return null;
  return (
    <button type="button" className="chat-launcher" onClick={onOpen}>
      <MessageCircle aria-hidden="true" className="size-5" />
      {t('title')}
      <span role="status">
        {count === 0 ? null : (
          <span className="chat-count">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('unread', { count })}</span>
          </span>
        )}
      </span>
    </button>
  );
}
