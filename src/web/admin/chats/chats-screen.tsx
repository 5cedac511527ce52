import { useEffect, useState, useSyncExternalStore } from 'react';
import { Volume2, VolumeX, WifiOff } from 'lucide-react';
import chatStyles from '../../chat/chat.css?url';
import { useMessages } from '../../language/use-messages.ts';
import { customerOf } from '../../queries/create-query-client.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { InboxTabs } from '../inbox/inbox-tabs.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatPane } from './chat-pane.tsx';
import styles from './chats.css?url';
import { PresenceSwitch } from './presence-switch.tsx';
import { playSound, soundIsOn } from './sound.ts';
import { StaffChat } from './staff-chat.ts';

/** All chats of the shop and the one that is open. */
export default function ChatsScreen() {
  const t = useMessages('admin-chats');
  const chat = useStaffChat();
  const view = useSyncExternalStore(chat.view.subscribe, chat.view.current);
  const [selected, setSelected] = useState<string | null>(null);
  const open = view.chats.find(({ customerId }) => customerId === selected);
  return (
    <>
      <link rel="stylesheet" href={chatStyles} precedence="feature" />
      <link rel="stylesheet" href={styles} precedence="feature" />
      <ScreenTitle title={t('title')}>
        <div className="admin-actions">
          <SoundSwitch />
          {view.presence === null ? null : (
            <PresenceSwitch presence={view.presence} onTurned={(presence) => chat.setPresence(presence)} />
          )}
        </div>
      </ScreenTitle>
      <InboxTabs current="chats" />
      <div role="status">
        {view.isConnected ? null : (
          <p className="chat-bar">
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            {t('notConnected')}
          </p>
        )}
      </div>
      {view.phase === 'loading' ? <BoxLoading /> : null}
      {view.phase === 'failed' ? <BoxFailed onRetry={chat.start} /> : null}
      {view.phase === 'ended' ? <BoxEmpty>{t('ended')}</BoxEmpty> : null}
      {view.phase === 'ready' ? (
        <div className="chats" data-open={open !== undefined}>
          <ChatList chats={view.chats} typing={view.typing} selected={selected} onSelect={setSelected} />
          {open === undefined ? (
            <p className="chats-none">{t(view.chats.length === 0 ? 'empty' : 'choose')}</p>
          ) : (
            <ChatPane
              key={open.customerId}
              chat={open}
              thread={chat.thread(open.customerId)}
              isConnected={view.isConnected}
              typing={view.typing}
              onBack={() => setSelected(null)}
            />
          )}
        </div>
      ) : null}
    </>
  );
}

function useStaffChat(): StaffChat {
  const id = customerOf(useSession()) ?? '';
  const [chat] = useState(() => new StaffChat({ staffId: id, announce: playSound }));
  useEffect(() => {
    chat.start();
    return chat.close;
  }, [chat]);
  return chat;
}

function SoundSwitch() {
  const t = useMessages('admin-chats');
  const isOn = useSyncExternalStore(soundIsOn.subscribe, soundIsOn.current);
  return (
    <button
      type="button"
      className={buttonClass('chip')}
      aria-pressed={isOn}
      onClick={() => soundIsOn.set(!isOn)}
    >
      {isOn ? (
        <Volume2 aria-hidden="true" className="size-5" />
      ) : (
        <VolumeX aria-hidden="true" className="size-5" />
      )}
      {t(isOn ? 'soundOn' : 'soundOff')}
    </button>
  );
}
