import type { ReactNode } from 'react';
import { PlaneLanding } from 'lucide-react';
import { focusOnMount } from '../../browser/move-focus.ts';
import { FoldedCodes } from '../../esims/folded-codes.tsx';
import { useMessages } from '../../language/use-messages.ts';

const STEPS = ['line', 'roaming', 'wait'] as const;

type Properties = Readonly<{
  /** Somebody said that it is installed, and the network has not seen it yet. */
  isMarked: boolean;
  /** The customer has just pressed the button that says so. */
  isNew: boolean;
  /** What installs it. */
  children: ReactNode;
}>;

/** What installs an eSIM. Once it is on the phone, what is left to do comes first, and the rest is folded. */
export function UntilLanding({ isMarked, isNew, children }: Properties) {
  const t = useMessages('install');
  if (!isMarked) return children;
  return (
    <>
      <LandingSteps isNew={isNew} />
      <FoldedCodes words={t('inUse.codes')}>{children}</FoldedCodes>
    </>
  );
}

function LandingSteps({ isNew }: Readonly<{ isNew: boolean }>) {
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
