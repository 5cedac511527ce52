import { PlaneLanding } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

const STEPS = ['line', 'roaming', 'wait'] as const;

/** What is left to do once the eSIM is on the phone. */
export function LandingSteps() {
  const t = useMessages('install');
  return (
    <section className="notice-card mb-6">
      <h3 className="flex items-center gap-2 text-2xl">
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
