import { CircleAlert } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { DataNeed } from './data-need.tsx';
import { RecommendedPlan } from './recommended-plan.tsx';
import type { AnswerState } from './use-trip-result.ts';
import { TripWays } from './trip-options.tsx';

type Properties = Readonly<{
  state: Extract<AnswerState, { kind: 'answered' | 'failed' }>;
  onRetry: () => void;
  onChange: () => void;
  onRestart: () => void;
}>;

/** What the trip needs, and what to buy for it. */
export function TripResult({ state, onRetry, onChange, onRestart }: Properties) {
  const t = useMessages('calculator');
  return (
    <div className="calculator-body">
      <DataNeed question={state.question} />
      {state.kind === 'failed' ? <Failed onRetry={onRetry} /> : <Answer state={state} />}
      <div className="calculator-ways">
        <button type="button" className={buttonClass('quiet')} onClick={onChange}>
          {t('result.change')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onRestart}>
          {t('result.restart')}
        </button>
      </div>
    </div>
  );
}

function Answer({
  state: { question, answer },
}: Readonly<{ state: Extract<AnswerState, { kind: 'answered' }> }>) {
  if (answer.kind === 'several') {
    const names = question.kind === 'several' ? question.stops.map(({ name }) => name) : [];
    return <TripWays covers={answer.covers} names={names} />;
  }
  const hasDestination = question.kind === 'one' && question.place !== null;
  return <RecommendedPlan recommendation={answer.recommendation} hasDestination={hasDestination} />;
}

function Failed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('calculator');
  return (
    <div role="alert" className="notice-card">
      <CircleAlert aria-hidden="true" className="size-8 text-bad" />
      <p className="font-semibold">{t('result.failed')}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onRetry}>
        {t('result.retry')}
      </button>
    </div>
  );
}
