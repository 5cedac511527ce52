import { LocalizedLink } from '../language/localized-link.tsx';
import { buttonClass } from '../ui/button.tsx';

export type NextStep = Readonly<{ to: string; label: string }>;

type Properties = Readonly<{
  steps: readonly NextStep[];
  /** The screen has its main action elsewhere. */
  isQuiet?: boolean;
}>;

/** Links to the next steps from a screen; the first is the main one. */
export function NextSteps({ steps, isQuiet }: Properties) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {steps.map(({ to, label }, index) => (
        <LocalizedLink
          key={to}
          to={to}
          className={buttonClass(index > 0 || isQuiet === true ? 'quiet' : 'primary')}
        >
          {label}
        </LocalizedLink>
      ))}
    </div>
  );
}
