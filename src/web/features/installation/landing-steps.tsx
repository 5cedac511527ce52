import { PlaneLanding } from 'lucide-react';
import { focusOnMount } from '../../browser/move-focus.ts';
import { useMessages } from '../../language/use-messages.ts';

const STEPS = ['line', 'roaming', 'wait'] as const;

/** What is left to do once the eSIM is on the phone. `isNew`: it appeared because the customer pressed the button. */
export function LandingSteps({ isNew }: Readonly<{ isNew: boolean }>) {
  const t = useMessages('install');
  return (
    <section className="notice-card mb-6">
      {/* The button is in a bar at the end of the screen, far below this: the focus brings it into view. */}
      <h3 ref={isNew ? focusOnMount : null} tabIndex={-1} className="flex items-center gap-2 text-2xl">
        <PlaneLanding aria-hidden="true" className="size-6 text-sea" />
        {t('installed.landing')}
      </h3>
      <ol className="list-decimal pl-5">
        {STEPS.map((step) => (
          <li key={step} className="py-0.5">
            {t(`installed.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
