import { useId, useState, type SyntheticEvent } from 'react';
import type { ShownSavedReply, StaffTicket } from '#contract/admin/tickets.ts';
import { fillSavedReply, openMarks } from '#core/support/saved-reply-text.ts';
import { MAX_TICKET_MESSAGE_LENGTH } from '#core/support/ticket-text.ts';
import { useMessages } from '../../language/use-messages.ts';
import { forgetRequestId, requestIdOf } from '../../support/request-id.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useChange } from '../changes/use-change.ts';
import { SavedReplyChoice } from './saved-reply-choice.tsx';
import { sendReply } from './ticket-requests.ts';

type Properties = Readonly<{ ticket: StaffTicket; onChange: (ticket: StaffTicket) => void }>;

type Notice = 'sent' | 'changed' | 'failed' | 'missing' | 'marks' | 'otherLanguage';

/** The reply by email. What is typed stays when the ticket changed or nothing could be sent. */
export function WriteReply({ ticket, onChange }: Properties) {
  const t = useMessages('admin-tickets');
  const id = useId();
  const { text, setText, notice, setNotice, isBusy, send } = useReply(ticket, onChange);
  const insert = (reply: ShownSavedReply) => {
    const values = { name: ticket.name, order: ticket.orderNumber, ticket: ticket.number };
    const filled = fillSavedReply({ bodies: reply }, ticket.language, values);
    setText(text === '' ? filled.text : `${text}\n\n${filled.text}`);
    setNotice(filled.language === ticket.language ? null : 'otherLanguage');
  };
  const isProblem = notice !== null && notice !== 'sent' && notice !== 'otherLanguage';
  return (
    <form className="admin-box admin-stack" onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className="admin-strong">
        {t('reply.label', { email: ticket.email })}
      </label>
      <p className="admin-soft">{t('reply.language', { language: t(ticket.language) })}</p>
      <SavedReplyChoice label={t('reply.saved')} prompt={t('reply.choose')} onChoose={insert} />
      <textarea
        id={id}
        className="field ticket-write"
        rows={7}
        maxLength={MAX_TICKET_MESSAGE_LENGTH}
        value={text}
        aria-invalid={isProblem}
        aria-describedby={`${id}-notice`}
        onChange={(event) => {
          setText(event.target.value);
          setNotice(null);
        }}
      />
      <p id={`${id}-notice`} role="alert" className={isProblem ? 'admin-problem' : 'admin-soft'}>
        {notice === null ? null : t(`reply.${notice}`, { marks: openMarks(text).join(', ') })}
      </p>
      <div className="admin-actions">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
          {t(isBusy ? 'reply.sending' : 'reply.send')}
        </button>
      </div>
    </form>
  );
}

function useReply(ticket: StaffTicket, onChange: Properties['onChange']) {
  const [text, setText] = useState('');
  const { isBusy, problem: notice, setProblem: setNotice, run } = useChange<Notice>(() => 'failed');

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const problem = problemOf(text);
    if (problem !== null) {
      setNotice(problem);
      return;
    }
    await run(async () => {
      const requestId = await requestIdOf(`${ticket.id} ${text}`);
      const lastSeenMessageId = ticket.messages.at(-1)?.id ?? '';
      const result = await sendReply(ticket.id, { requestId, body: text, lastSeenMessageId });
      if (!result.isChanged) {
        forgetRequestId();
        setText('');
      }
      setNotice(result.isChanged ? 'changed' : 'sent');
      onChange(result.ticket);
    });
  };
  return { text, setText, notice, setNotice, isBusy, send };
}

/** Null: it can be sent. */
function problemOf(text: string): 'missing' | 'marks' | null {
  if (text.trim() === '') return 'missing';
  return openMarks(text).length > 0 ? 'marks' : null;
}
