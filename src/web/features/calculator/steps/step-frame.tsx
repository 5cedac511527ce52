import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Check } from 'lucide-react';
import { useHydrated } from '../../../browser/hydration.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useFocusOnShow } from '../use-focus-on-show.ts';

export type Step = 1 | 2 | 3;

const STEPS = [
  { step: 1, words: 'steps.trip' },
  { step: 2, words: 'steps.usage' },
  { step: 3, words: 'steps.advanced' },
] as const;

type Properties = Readonly<{
  step: Step;
  /** True when the step was already shown when the page opened. */
  isStill?: boolean;
  /** False: the next step is not shown, the questions say what is missing, and the first gap gets the focus. */
  isReady?: boolean;
  back?: () => void;
  next: Readonly<{ words: string; go: () => void }>;
  /** `isWarned`: the traveller wanted to continue and something is missing. */
  children: (isWarned: boolean) => ReactNode;
}>;

/** The frame of every step: the progress, the questions, and the back and next buttons. */
export function StepFrame({ step, isStill = false, isReady = true, back, next, children }: Properties) {
  const t = useMessages('calculator');
  const heading = useFocusOnShow(step, isStill);
  const isHydrated = useHydrated();
  const [isWarned, setIsWarned] = useState(false);
  const title = STEPS[step - 1]?.words ?? 'steps.trip';
  return (
    <form
      noValidate
      className="calculator-body"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        flushSync(() => setIsWarned(true));
        const gap = form.querySelector<HTMLElement>('[aria-invalid="true"], [aria-busy="true"]');
        if (!isReady || gap !== null) return gap?.focus();
        setIsWarned(false);
        next.go();
      }}
    >
      <Progress step={step} />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        <span className="sr-only">{t('steps.of', { step })}: </span>
        {t(title)}
      </h3>
      {children(isWarned)}
      <div className="calculator-ways">
        {back === undefined ? null : (
          <button type="button" className={buttonClass('quiet')} onClick={back}>
            {t('back')}
          </button>
        )}
        <button type="submit" disabled={!isHydrated} className={`grow sm:grow-0 ${buttonClass('primary')}`}>
          {next.words}
        </button>
      </div>
    </form>
  );
}

function Progress({ step }: Readonly<{ step: Step }>) {
  const t = useMessages('calculator');
  return (
    <ol aria-label={t('steps.label')} className="calculator-steps">
      {STEPS.map((one) => (
        <li
          key={one.step}
          data-state={one.step === step ? 'now' : one.step < step ? 'done' : 'coming'}
          {...(one.step === step ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="calculator-dot">
            {one.step < step ? <Check aria-hidden="true" className="size-4" /> : one.step}
          </span>
          <span className="max-sm:sr-only">{t(one.words)}</span>
        </li>
      ))}
    </ol>
  );
}
