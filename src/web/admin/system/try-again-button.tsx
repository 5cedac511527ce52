import type { LucideIcon } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';

type Properties = Readonly<{
  Icon: LucideIcon;
  words: Readonly<Record<'button' | 'busy' | 'done' | 'notFailed' | 'failed', string>>;
  /** False: somebody else was first, and there is nothing to try again. */
  send: () => Promise<boolean>;
  onChanged: () => void;
}>;

/** Another try of something that failed. */
export function TryAgainButton({ Icon, words, send, onChanged }: Properties) {
  const { isBusy, run } = useToastedChange(words.failed);
  const press = () =>
    run(async () => {
      const isNew = await send();
      toasts.show({ title: isNew ? words.done : words.notFailed, tone: 'good' });
      onChanged();
    });
  return (
    <p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isBusy ? words.busy : words.button}
      </button>
    </p>
  );
}
