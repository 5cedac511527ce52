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
import { useTripResult } from './result/use-trip-result.ts';

type Properties = Readonly<{
  search: string;
  /** True when the calculator is open from the start: the focus stays where it is until the visitor continues. */
  isOpenFromStart?: boolean;
  mode?: TripMode;
}>;

/** The three steps and the result. */
export function Calculator({ search, isOpenFromStart = false, mode = 'one' }: Properties) {
  const start: TripDraft = { ...STARTING_DRAFT, mode };
  const [draft, setDraft] = useState(start);
  const [step, setStep] = useState<Step>(1);
  const [isStill, setIsStill] = useState(isOpenFromStart);
  const destinations = useDestinations();
  const { state, calculate, reset } = useTripResult();
  const suggested = withSuggestion(draft, destinations, search);

  switch (state.kind) {
    case 'calculating':
      return <Calculating />;
    case 'ready':
    case 'failed':
      return (
        <TripResult
          state={state}
          onRetry={() => calculate(state.request)}
          onChange={() => {
            setStep(1);
            reset();
          }}
          onRestart={() => {
            setDraft(start);
            setStep(1);
            reset();
          }}
        />
      );
    case 'idle':
      return (
        <Steps
          step={step}
          isStill={isStill}
          draft={suggested}
          destinations={destinations}
          onChange={setDraft}
          onStep={(next) => {
            setIsStill(false);
            setStep(next);
          }}
          onCalculate={() => calculate(requestOf(suggested))}
        />
      );
  }
}

/** Until the traveller chooses a destination, the page's search may suggest one. */
function withSuggestion(draft: TripDraft, destinations: Destinations, search: string): TripDraft {
  if (draft.destination !== undefined) return draft;
  return { ...draft, destination: optionNamed(optionsOf(destinations), search) ?? undefined };
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
          notReady={t('stops.missing')}
          next={{ words: t('next'), go: () => onStep(2) }}
        >
          <TripStep draft={draft} destinations={destinations} onChange={onChange} />
        </StepFrame>
      );
    case 2:
      return (
        <StepFrame step={2} back={() => onStep(1)} next={{ words: t('next'), go: () => onStep(3) }}>
          <UsageStep input={draft.input} onChange={changeInput} />
        </StepFrame>
      );
    case 3:
      return (
        <StepFrame step={3} back={() => onStep(2)} next={{ words: t('calculate'), go: onCalculate }}>
          <AdvancedStep draft={draft} onChange={changeInput} />
        </StepFrame>
      );
  }
}
