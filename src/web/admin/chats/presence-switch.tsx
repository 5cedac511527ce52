import { useId, useState, type SubmitEvent } from 'react';
import type { ChatPresenceView } from '#contract/admin/chats.ts';
import { LONGEST_SHOWN_NAME } from '#core/chat/staff-presence.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useChange } from '../changes/use-change.ts';
import { turnSwitch } from './chat-requests.ts';

type Properties = Readonly<{ presence: ChatPresenceView; onTurned: (presence: ChatPresenceView) => void }>;

/** "You answer chats": on or off, and the name that customers see. */
export function PresenceSwitch({ presence, onTurned }: Properties) {
  const t = useMessages('admin-chats');
  const language = useLanguage();
  const id = useId();
  const [name, setName] = useState(presence.shownName ?? '');
  const { isBusy, problem, setProblem, run } = useChange<'name' | 'failed'>(() => 'failed');
  const { isAnswering, online } = presence;
  const turn = async () => {
    if (name.trim() === '') {
      setProblem('name');
      return;
    }
    await run(async () => onTurned(await turnSwitch(!isAnswering, name)));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void turn();
  };
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(online);
  return (
    <form className="chats-presence" onSubmit={submit}>
      <p className="chat-presence" data-online={online.length > 0} role="status">
        {online.length === 0 ? t('nobody') : t('online', { names, count: online.length })}
      </p>
      {isAnswering ? null : (
        <>
          <label htmlFor={id}>{t('name')}</label>
          <input
            id={id}
            className="field"
            maxLength={LONGEST_SHOWN_NAME}
            autoComplete="given-name"
            value={name}
            aria-invalid={problem === 'name'}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setName(target.value)}
          />
        </>
      )}
      <button
        type="submit"
        role="switch"
        aria-checked={isAnswering}
        aria-disabled={isBusy}
        className={buttonClass('chip')}
      >
        {t(isAnswering ? 'answering' : 'notAnswering')}
      </button>
      <p id={`${id}-problem`} role="alert" className="admin-problem">
        {problem === null ? null : t(problem === 'name' ? 'nameMissing' : 'notTurned')}
      </p>
    </form>
  );
}
