import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useSession } from '../../session/use-session.ts';

const NAMESPACES = ['chat'] as const;
const load = async () => (await import('./chat.tsx')).Chat;

/**
 * Opens the chat over the page when a signed-in customer presses a link to it. For everybody else, and if it cannot be
 * loaded, the link leads to the contact page. Nothing of the chat is loaded before.
 */
export function ChatSlot() {
  const session = useSession();
  const isSignedIn = session.kind === 'signed-in';
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const press = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href$="/contact#chat"]');
      if (!isLink || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setPresses((count) => count + 1);
    };
    // Before the router handles it.
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, [isSignedIn]);
  const chat = useOnDemand({ isNeeded: presses > 0, load, namespaces: NAMESPACES });
  const [navigate, path] = [useNavigate(), useLocalizedPath()];
  const isFailed = chat.kind === 'failed' && presses > 0;
  useEffect(() => {
    if (isFailed) void navigate(path('/contact'));
  });
  if (chat.kind !== 'ready' || !isSignedIn) return null;
  const { userId } = session.session;
  return <chat.value key={userId} userId={userId} presses={presses} />;
}
