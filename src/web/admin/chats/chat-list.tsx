import type { ChatSummaryView } from '#contract/admin/chats.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { customerOf } from '../../queries/create-query-client.ts';
import { useSession } from '../../session/use-session.ts';

type Properties = Readonly<{
  chats: readonly ChatSummaryView[];
  typing: ReadonlyMap<string, string | null>;
  selected: string | null;
  onSelect: (customerId: string) => void;
}>;

/** Those that wait longest first. */
export function ChatList({ chats, typing, selected, onSelect }: Properties) {
  const t = useMessages('admin-chats');
  const groups = [
    { name: 'waiting', chats: chats.filter(({ isDone, waitingSince }) => !isDone && waitingSince !== null) },
    { name: 'answered', chats: chats.filter(({ isDone, waitingSince }) => !isDone && waitingSince === null) },
    { name: 'finished', chats: chats.filter(({ isDone }) => isDone) },
  ] as const;
  return (
    <nav aria-label={t('title')} className="chats-list">
      {groups
        .filter((group) => group.chats.length > 0)
        .map((group) => (
          <section key={group.name}>
            <h2 className="chats-group">{t(group.name)}</h2>
            <ul>
              {group.chats.map((chat) => (
                <li key={chat.customerId}>
                  <ChatRow
                    chat={chat}
                    isSelected={chat.customerId === selected}
                    typing={typing.get(chat.customerId)}
                    onSelect={() => onSelect(chat.customerId)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

type RowProperties = Readonly<{
  chat: ChatSummaryView;
  isSelected: boolean;
  /** Null: the customer is typing. Undefined: nobody is. */
  typing: string | null | undefined;
  onSelect: () => void;
}>;

function ChatRow({ chat, isSelected, typing, onSelect }: RowProperties) {
  const t = useMessages('admin-chats');
  const { clock } = useTimes();
  const { email, last, unread, waitingSince } = chat;
  return (
    <button type="button" className="chats-row" aria-current={isSelected} onClick={onSelect}>
      <span className="chats-row-head">
        <span className="admin-strong chats-cut">{email}</span>
        {waitingSince === null ? <span>{clock(last.at)}</span> : <Waiting since={waitingSince} />}
      </span>
      <span className="chats-cut">{last.text}</span>
      <span className="chats-row-head admin-soft">
        <Answerer chat={chat} typing={typing} />
        {unread === 0 ? null : (
          <span className="chat-count">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t('unread', { count: unread })}</span>
          </span>
        )}
      </span>
    </button>
  );
}

function Waiting({ since }: Readonly<{ since: string }>) {
  const t = useMessages('admin-chats');
  const minutes = Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / MINUTE_MS));
  return <span className="chats-waiting">{minutes === 0 ? t('now') : t('minutes', { count: minutes })}</span>;
}

/** Who has it, in a word: two people never answer the same chat unknowingly. */
function Answerer({ chat: { staff }, typing }: Pick<RowProperties, 'chat' | 'typing'>) {
  const t = useMessages('admin-chats');
  const id = customerOf(useSession());
  if (typing !== undefined) return typing === null ? t('customerTyping') : t('typing', { name: typing });
  if (staff === null) return t('nobodyYet');
  return staff.userId === id ? t('yours') : (staff.name ?? t('colleague'));
}
