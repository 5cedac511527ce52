import { useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';

type Properties = Readonly<{
  Icon: LucideIcon;
  words: Readonly<Record<'button' | 'busy' | 'done' | 'notFailed' | 'failed', string>>;
  /** False: somebody else was first, and there is nothing to try again. */
  send: () => Promise<boolean>;
  onChanged: () => void;
}>;

/** Another try of something that failed. */
export function TryAgainButton({ Icon, words, send, onChanged }: Properties) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const isNew = await send();
      toasts.show({ title: isNew ? words.done : words.notFailed, tone: 'good' });
      onChanged();
    } catch {
      toasts.show({ title: words.failed, tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void press();
        }}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isBusy ? words.busy : words.button}
      </button>
    </p>
  );
}
