import { Check, ChevronDown, Luggage } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import type { Order, OrderSubject, StepState } from './processing-view.ts';

type Properties = Readonly<{ subject: OrderSubject; steps: Order['steps'] }>;

/** The steps; a suitcase shows the current one. */
export function OrderSteps({ steps }: Pick<Properties, 'steps'>) {
  const t = useMessages('order');
  const current = currentStep(steps);
  return (
    <ol className="order-steps" aria-label={t('steps.label')}>
      {steps.map(({ step, state }, index) => (
        <li key={step} className="order-step" data-state={state}>
          <span aria-hidden="true" className="order-step-number">
            <StepNumber state={state} isCurrent={index === current} index={index + 1} />
          </span>
          <span className="order-step-text">
            <span className="block font-semibold">{t(`steps.${step}`)}</span>
            <span className="block text-sm text-ink-soft">{t(`steps.state.${state}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** All steps in one line, which opens to show them. */
export function FoldedSteps({ subject, steps }: Properties) {
  const t = useMessages('order');
  const doneWords = subject === 'topup' ? 'topup.allComplete' : 'steps.allComplete';
  const isDone = steps.every(({ state }) => state === 'complete');
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-5 py-2 font-semibold">
        <Check aria-hidden="true" className="size-5 shrink-0 text-good" />
        <span className="grow">{t(isDone ? doneWords : 'steps.label')}</span>
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
      </summary>
      <div className="px-5 pb-4">
        <OrderSteps steps={steps} />
      </div>
    </details>
  );
}

type NumberProperties = Readonly<{ state: StepState; isCurrent: boolean; index: number }>;

function StepNumber({ state, isCurrent, index }: NumberProperties) {
  if (isCurrent) return <Luggage className="order-step-current size-6" />;
  return state === 'complete' ? <Check className="size-5" /> : <span className="figure">{index}</span>;
}

/** The first step in progress; the last one once all are complete; none before the first has started. */
function currentStep(steps: Order['steps']): number {
  const inProgress = steps.findIndex(({ state }) => state === 'processing');
  if (inProgress !== -1) return inProgress;
  return steps.findLastIndex(({ state }) => state === 'complete');
}
