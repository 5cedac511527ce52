import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { nextTask } from '../../browser/next-task.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';

/** On the contact page: the way into the chat. Says nothing about waiting times: nobody may be online. */
export function ChatInvitation() {
  const t = useMessages('guide');
  const isSignedIn = useSession().kind === 'signed-in';
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The address was opened directly, so no link to the chat was pressed. `ChatSlot` listens from the next task on.
  useEffect(() => {
    if (!isSignedIn || hash !== '#chat') return undefined;
    return nextTask(() => card.current?.querySelector('a')?.click());
  }, [isSignedIn, hash]);
  return (
    <section ref={card} id="chat" className="mt-8 rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{t('contact.chat.heading')}</h2>
      <p className="mt-3 text-ink-soft">{t('contact.chat.text')}</p>
      <LocalizedLink
        to={isSignedIn ? '/contact#chat' : signInPath('/contact')}
        className={`mt-4 ${buttonClass('quiet')}`}
      >
        {t(isSignedIn ? 'contact.chat.open' : 'contact.chat.signIn')}
      </LocalizedLink>
    </section>
  );
}
