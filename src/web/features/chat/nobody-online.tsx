import { Inbox, Paperclip } from 'lucide-react';
import { TICKET_DRAFT_KEY } from '#core/chat/ticket-draft.ts';
import { tabStorage } from '../../browser/guarded-storage.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';

type Properties = Readonly<{
  /** `empty`: nothing was written yet. `sent`: the last message waits for a reply. */
  state: 'empty' | 'sent' | 'answered';
  draft: string;
  /** The customer goes to the ticket form, with the typed text. */
  onLeave: () => void;
}>;

/** How a message is answered that is written while nobody is online. The form takes a file as well. */
export function NobodyOnline({ state, draft, onLeave }: Properties) {
  const t = useMessages('chat');
  const email = useAccountEmail() ?? '';
  const leave = () => {
    keepDraft(draft);
    onLeave();
  };
  return (
    <div className="chat-leave" data-empty={state === 'empty'}>
      {state === 'empty' ? (
        <>
          <Inbox aria-hidden="true" className="size-10 text-sea" />
          <h3 className="text-lg">{t('leave.heading')}</h3>
        </>
      ) : null}
      <p>
        {state === 'sent' ? <strong>{t('leave.sent')}</strong> : null} {t('leave.text', { email })}
      </p>
      <LocalizedLink to="/contact" className="quiet-link flex items-center gap-2" onClick={leave}>
        <Paperclip aria-hidden="true" className="size-4 shrink-0" />
        {t('leave.form')}
      </LocalizedLink>
    </div>
  );
}

/** Beside what the form has kept already. Without storage the customer types it again. */
function keepDraft(text: string): void {
  if (text.trim() === '') return;
  const kept = tabStorage.json(TICKET_DRAFT_KEY);
  const before = typeof kept === 'object' ? kept : null;
  tabStorage.set(TICKET_DRAFT_KEY, JSON.stringify({ ...before, message: text.trim() }));
}
