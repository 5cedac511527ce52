import { LocalizedLink } from '../language/localized-link.tsx';
import { buttonClass } from '../ui/button.tsx';

export type NextStep = Readonly<{ to: string; label: string }>;

/** Links to the next steps from a screen; the first is the main one. */
export function NextSteps({ steps }: Readonly<{ steps: readonly NextStep[] }>) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {steps.map(({ to, label }, index) => (
        <LocalizedLink key={to} to={to} className={buttonClass(index === 0 ? 'primary' : 'quiet')}>
          {label}
        </LocalizedLink>
      ))}
    </div>
  );
}
