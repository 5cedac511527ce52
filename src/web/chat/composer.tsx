import { useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { SendHorizontal } from 'lucide-react';
import { LONGEST_MESSAGE } from '#core/chat/chat-text.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';

type Properties = Readonly<{
  draft: string;
  onDraft: (text: string) => void;
  /** Returns whether it was taken; otherwise the text stays. */
  onSend: (text: string) => boolean;
  /** Below the field. */
  hint: string;
  /** Instead of the hint; read out. */
  problem: string | null;
}>;

/** Characters left are shown from here on. */
const NEARLY_FULL = LONGEST_MESSAGE - 200;

/** Enter sends, Shift and Enter start a new line. */
export function Composer({ draft, onDraft, onSend, hint, problem }: Properties) {
  const t = useMessages('chat');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (draft.trim() !== '' && onSend(draft)) onDraft('');
    field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="chat-composer" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {t('write')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        maxLength={LONGEST_MESSAGE}
        className="field chat-field"
        placeholder={t('write')}
        aria-describedby={`${id}-hint`}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={press}
      />
      <button type="submit" aria-label={t('send')} className={`chat-send ${buttonClass('primaryNarrow')}`}>
        <SendHorizontal aria-hidden="true" className="size-5" />
      </button>
      <p id={`${id}-hint`} className="chat-hint">
        {problem === null ? (
          draft.length > NEARLY_FULL ? (
            t('left', { count: LONGEST_MESSAGE - draft.length })
          ) : (
            hint
          )
        ) : (
          <span role="alert">{problem}</span>
        )}
      </p>
    </form>
  );
}
