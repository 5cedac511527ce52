import { useId, useState, type SyntheticEvent } from 'react';
import type { ShownSavedReply } from '#contract/admin/tickets.ts';
import { forEachLanguage, LANGUAGES, type Language } from '#core/language.ts';
import { MAX_SAVED_REPLY_TITLE_LENGTH, MAX_TICKET_MESSAGE_LENGTH } from '#core/support/ticket-text.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useChange } from '../changes/use-change.ts';
import { addSavedReply, changeSavedReply, removeSavedReply } from './ticket-requests.ts';

type Properties = Readonly<{
  /** Null: a new one. */
  reply: ShownSavedReply | null;
  onDone: () => void;
  onCancel: () => void;
}>;

export function SavedReplyForm({ reply, onDone, onCancel }: Properties) {
  const t = useMessages('admin-tickets');
  const { languages } = usePageFacts();
  const problemId = useId();
  const edit = useEdit({ reply, onDone });
  const { texts, type, problem, conflict, isBusy } = edit;
  return (
    <form className="admin-form" aria-describedby={problemId} onSubmit={edit.submit}>
      <TextBox
        label={t('savedReplies.name')}
        value={texts.title}
        rows={1}
        onChange={(title) => type({ title })}
      />
      {languages.map((language) => (
        <TextBox
          key={language}
          label={t(language)}
          value={texts[language]}
          rows={5}
          onChange={(text) => type({ [language]: text })}
        />
      ))}
      <p id={problemId} role="alert" className="admin-problem">
        {problem === null ? null : t(problem)}
      </p>
      {conflict === null ? null : (
        <ChangedMeanwhile
          stored={inOneLine(conflict)}
          mine={inOneLine(texts)}
          onKeepStored={onDone}
          onSaveMine={() => void edit.save(conflict.edition)}
        />
      )}
      <div className="admin-actions">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
          {t(isBusy ? 'savedReplies.saving' : 'savedReplies.save')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
          {t('savedReplies.cancel')}
        </button>
        {reply === null ? null : (
          <button type="button" className={buttonClass('quiet')} onClick={() => void edit.remove()}>
            {t('savedReplies.remove')}
          </button>
        )}
      </div>
    </form>
  );
}

type Texts = Readonly<{ title: string } & Record<Language, string>>;
type SentTexts = Readonly<{ title: string } & Record<Language, string | null>>;
type Problem = 'savedReplies.nameMissing' | 'savedReplies.textMissing' | 'failed';

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function inOneLine(texts: SentTexts): string {
  return [texts.title, ...LANGUAGES.map((language) => texts[language])].filter(Boolean).join(' · ');
}

function problemOf(sent: SentTexts): Problem | null {
  if (sent.title === '') return 'savedReplies.nameMissing';
  return LANGUAGES.every((language) => sent[language] === null) ? 'savedReplies.textMissing' : null;
}

function useEdit({ reply, onDone }: Pick<Properties, 'reply' | 'onDone'>) {
  const t = useMessages('admin-tickets');
  const [texts, setTexts] = useState<Texts>({
    title: reply?.title ?? '',
    ...forEachLanguage((language) => reply?.[language] ?? ''),
  });
  const [conflict, setConflict] = useState<ShownSavedReply | null>(null);
  const { isBusy, problem, setProblem, run } = useChange<Problem>(() => 'failed');

  const change = (
    send: () => Promise<ShownSavedReply | null>,
    words: 'savedReplies.saved' | 'savedReplies.removed',
  ) =>
    run(async () => {
      const stored = await send();
      setConflict(stored);
      if (stored !== null) return;
      toasts.show({ title: t(words), tone: 'good' });
      onDone();
    });
  const save = async (edition: number) => {
    const sent = {
      title: texts.title.trim(),
      ...forEachLanguage((language) => orNull(texts[language])),
    };
    const missing = problemOf(sent);
    setProblem(missing);
    if (missing !== null) return;
    await change(async () => {
      if (reply !== null) return changeSavedReply(reply.id, { ...sent, edition });
      await addSavedReply(sent);
      return null;
    }, 'savedReplies.saved');
  };
  return {
    texts,
    problem,
    conflict,
    isBusy,
    save,
    type: (changed: Partial<Texts>) => setTexts((before) => ({ ...before, ...changed })),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void save(reply?.edition ?? 0);
    },
    remove: () =>
      change(async () => {
        if (reply !== null) await removeSavedReply(reply.id);
        return null;
      }, 'savedReplies.removed'),
  };
}

type BoxProperties = Readonly<{
  label: string;
  value: string;
  rows: number;
  onChange: (value: string) => void;
}>;

function TextBox({ label, value, rows, onChange }: BoxProperties) {
  const id = useId();
  return (
    <div className="ticket-text-box">
      <label htmlFor={id} className="admin-strong">
        {label}
      </label>
      <textarea
        id={id}
        className="field ticket-write"
        rows={rows}
        maxLength={rows === 1 ? MAX_SAVED_REPLY_TITLE_LENGTH : MAX_TICKET_MESSAGE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
