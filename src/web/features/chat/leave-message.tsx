import { useId } from 'react';
import { TICKET_DRAFT_KEY } from '#core/chat/ticket-draft.ts';
import { LONGEST_MESSAGE } from '#core/chat/chat-text.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  draft: string;
  onDraft: (text: string) => void;
  /** The customer goes to the ticket form, with the text. */
  onLeave: () => void;
}>;

/** In place of the composer while nobody is online. */
export function LeaveMessage({ draft, onDraft, onLeave }: Properties) {
  const t = useMessages('chat');
  const id = useId();
  const leave = () => {
    keepDraft(draft);
    onDraft('');
    onLeave();
  };
  return (
    <div className="chat-leave">
      <h3 className="text-lg">{t('leave.heading')}</h3>
      <p className="text-ink-soft">{t('leave.text')}</p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {t('leave.label')}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={LONGEST_MESSAGE}
          className="field chat-text"
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
        />
      </div>
      <LocalizedLink to="/contact" className={buttonClass('primary')} onClick={leave}>
        {t('leave.button')}
      </LocalizedLink>
    </div>
  );
}

/** Beside what the form has kept already. */
function keepDraft(text: string): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TICKET_DRAFT_KEY) ?? 'null');
    const before = typeof kept === 'object' ? kept : null;
    if (text.trim() !== '')
      sessionStorage.setItem(TICKET_DRAFT_KEY, JSON.stringify({ ...before, message: text.trim() }));
  } catch {
    // Without storage the customer types it again.
  }
}
