import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../session/use-session.ts';

type Chat = ComponentType<Readonly<{ userId: string; presses: number }>>;

/**
 * Opens the chat over the page when a signed-in customer presses a link to it. For everybody else, and if it cannot be
 * loaded, the link leads to the contact page. Nothing of the chat is loaded before.
 */
export function ChatSlot() {
  const session = useSession();
  const isSignedIn = session.kind === 'signed-in';
  const [opened, setOpened] = useState<Readonly<{ Chat: Chat; presses: number }> | null>(null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const press = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href$="/contact#chat"]');
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      import('./chat.tsx').then(
        ({ Chat }) => setOpened((before) => ({ Chat, presses: (before?.presses ?? 0) + 1 })),
        () => window.location.assign(link.href),
      );
    };
    // Before the router handles it.
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, [isSignedIn]);
  if (opened === null || !isSignedIn) return null;
  const { userId } = session.session;
  return <opened.Chat key={userId} userId={userId} presses={opened.presses} />;
}
