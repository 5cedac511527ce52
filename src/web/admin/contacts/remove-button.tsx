import { useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';

type Properties = Readonly<{
  email: string;
  /** What the removal means, asked before it. */
  question: string;
  remove: () => Promise<void>;
  onRemoved: () => void;
}>;

/** Two presses: the second one removes. */
export function RemoveButton({ email, question, remove, onRemoved }: Properties) {
  const t = useMessages('admin-contacts');
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useToastedChange(t('removeFailed'));
  const press = () =>
    run(async () => {
      await remove();
      toasts.show({ title: t('removed', { email }), tone: 'good' });
      onRemoved();
    });
  if (!isAsking)
    return (
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-label={t('removeOf', { email })}
        onClick={() => setIsAsking(true)}
      >
        {t('remove')}
      </button>
    );
  return (
    <div role="group" aria-label={question} className="admin-stack">
      <p>{question}</p>
      <div className="admin-actions">
        <button
          type="button"
          autoFocus
          className={buttonClass('quiet')}
          aria-disabled={isBusy}
          onClick={() => void press()}
        >
          {t('removeNow')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => setIsAsking(false)}>
          {t('keep')}
        </button>
      </div>
    </div>
  );
}
