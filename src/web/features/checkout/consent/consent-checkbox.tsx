import { useId, type ReactNode, type Ref } from 'react';
import { CircleAlert } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{
  input: Ref<HTMLInputElement>;
  words: string;
  isTicked: boolean;
  /** True when Pay was pressed without it. */
  isMissing: boolean;
  onTick: (isTicked: boolean) => void;
  children?: ReactNode;
}>;

/** A checkbox that must be ticked before paying; it shows a message when it was forgotten. */
export function ConsentCheckbox({ input, words, isTicked, isMissing, onTick, children }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  return (
    <div className="tick-card" data-missing={isMissing}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          ref={input}
          type="checkbox"
          className="tick"
          required
          checked={isTicked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{words}</span>
      </label>
      {children}
      {isMissing ? (
        <p id={id} className="field-complaint">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('tickMissing')}
        </p>
      ) : null}
    </div>
  );
}
