import { useState } from 'react';
import type { TripMode } from '#core/calculator/trip-mode.ts';
import { useMessages } from '../../language/use-messages.ts';
import { AdvancedStep } from './steps/advanced-step.tsx';
import { Calculating } from './result/calculating.tsx';
import { optionNamed } from './steps/destination-options.ts';
import { StepFrame, type Step } from './steps/step-frame.tsx';
import { requestOf, isComplete, STARTING_DRAFT, type TripDraft } from './trip-draft.ts';
import { TripResult } from './result/trip-result.tsx';
import { TripStep } from './steps/trip-step.tsx';
import { UsageStep } from './steps/usage-step.tsx';
import { optionsOf, useDestinations, type Destinations } from './steps/use-destinations.ts';
import { useKeptTrip } from './use-kept-trip.ts';
import { useStage } from './use-stage.ts';
import { useTripResult } from './result/use-trip-result.ts';

type Properties = Readonly<{
  search: string;
  /** True when the calculator is open from the start: the focus stays where it is until the visitor continues. */
  isOpenFromStart?: boolean;
  /** True on a page: the browser's Back button returns to the step before. */
  isInAddress?: boolean;
  mode?: TripMode;
}>;

/** The three steps and the result. Going back keeps every answer; a changed answer discards the result. */
export function Calculator({
  search,
  isOpenFromStart = false,
  isInAddress = false,
  mode = 'one',
}: Properties) {
  const start: TripDraft = { ...STARTING_DRAFT, mode };
  const [draft, setDraft] = useState(start);
  const { stage, reached, go, reachAgain } = useStage(isInAddress);
  const [isStill, setIsStill] = useState(isOpenFromStart);
  const destinations = useDestinations();
  const { state, calculate, reset } = useTripResult();
  const suggested = withSuggestion(draft, destinations, search);
  const keep = useKeptTrip({
    isKept: isInAddress,
    onFound: (kept) => {
      setDraft(kept.draft);
      if (reachAgain(kept.reached) === 'result') calculate(requestOf(kept.draft));
    },
  });

  if (stage === 'result' && state.kind === 'calculating') return <Calculating />;
  if (stage === 'result' && (state.kind === 'ready' || state.kind === 'failed'))
    return (
      <TripResult
        state={state}
        onRetry={() => calculate(state.request)}
        onChange={() => go(1)}
        onRestart={() => {
          setDraft(start);
          keep({ draft: start, reached: 0 });
          reset();
          go(1);
        }}
      />
    );
  return (
    <Steps
      step={stage === 'result' ? 3 : stage}
      isStill={isStill}
      draft={suggested}
      destinations={destinations}
      onChange={(changed) => {
        setDraft(changed);
        keep({ draft: changed, reached });
        reset();
      }}
      onStep={(next) => {
        setIsStill(false);
        keep({ draft: suggested, reached: Math.max(reached, next - 1) });
        go(next);
      }}
      onCalculate={() => {
        calculate(requestOf(suggested));
        keep({ draft: suggested, reached: 3 });
        go('result');
      }}
    />
  );
}

/** Until the traveller chooses a destination, the page's search may suggest one. */
function withSuggestion(draft: TripDraft, destinations: Destinations, search: string): TripDraft {
  if (draft.destination !== undefined) return draft;
  const named = optionNamed(optionsOf(destinations), search);
  return { ...draft, destination: named?.hasPlans === true ? named : undefined };
}

type StepsProperties = Readonly<{
  step: Step;
  isStill: boolean;
  draft: TripDraft;
  destinations: Destinations;
  onChange: (draft: TripDraft) => void;
  onStep: (step: Step) => void;
  onCalculate: () => void;
}>;

function Steps({ step, isStill, draft, destinations, onChange, onStep, onCalculate }: StepsProperties) {
  const t = useMessages('calculator');
  const changeInput = (change: Partial<TripDraft['input']>) =>
    onChange({ ...draft, input: { ...draft.input, ...change } });
  switch (step) {
    case 1:
      return (
        <StepFrame
          step={1}
          isStill={isStill}
          isReady={isComplete(draft)}
          next={{ words: t('next'), go: () => onStep(2) }}
        >
          {(isWarned) => (
            <TripStep draft={draft} destinations={destinations} isWarned={isWarned} onChange={onChange} />
          )}
        </StepFrame>
      );
    case 2:
      return (
        <StepFrame step={2} back={() => onStep(1)} next={{ words: t('next'), go: () => onStep(3) }}>
          {() => <UsageStep input={draft.input} onChange={changeInput} />}
        </StepFrame>
      );
    case 3:
      return (
        <StepFrame step={3} back={() => onStep(2)} next={{ words: t('calculate'), go: onCalculate }}>
          {() => <AdvancedStep draft={draft} onChange={changeInput} />}
        </StepFrame>
      );
  }
}
