import { useState } from 'react';
import type { GuidePhone } from '#core/esims/installation/phone-guide.ts';
import {
  type Answer,
  type Answers,
  doubtOf,
  type ExplainingStatus,
  leavesOutProven,
  troubleshoot,
} from '#core/esims/troubleshooter/troubleshoot.ts';
import { useStepInAddress } from '../../browser/use-step-in-address.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { FixStep } from './fix-step.tsx';
import type { Checked, HelpedEsim, HelpParts } from './helped-esim.ts';
import { QuestionStep } from './question-step.tsx';
import { SolvedStep } from './solved-step.tsx';
import { StatusStep } from './status-step.tsx';
import { StepCard } from './step-card.tsx';

type Progress = Readonly<{
  answers: Answers;
  doubted: ExplainingStatus | null;
  wantsAll: boolean;
  knowsLowData: boolean;
  isSolved: boolean;
}>;
/** `esim` is what was known when the step appeared: what is read later counts from the next step, so that no step changes under a finger. */
type Entry<Esim> = Readonly<{ progress: Progress; esim: Esim }>;
type Properties<Esim> = Readonly<{
  esim: Esim;
  /** One for each step. */
  hashes: readonly string[];
  parts: (esim: Esim) => HelpParts;
}>;

const START: Progress = {
  answers: {},
  doubted: null,
  wantsAll: false,
  knowsLowData: false,
  isSolved: false,
};

/** One question at a time, one fix, then a person. */
export function Questions<Esim extends HelpedEsim>({
  esim: current,
  hashes,
  parts: partsOf,
}: Properties<Esim>) {
  const t = useMessages('troubleshooter');
  const [phone, setPhone] = useState<GuidePhone | null>(null);
  const [history, setHistory] = useState<readonly Entry<Esim>[]>([{ progress: START, esim: current }]);
  const address = useStepInAddress(hashes, { reached: history.length - 1, last: history.length - 1 });
  const { progress, esim } = history[address.step] ?? { progress: START, esim: current };
  const parts = partsOf(esim);
  const add = (change: Partial<Progress>) => {
    const next = { progress: { ...progress, ...change }, esim: current };
    setHistory([...history.slice(0, address.step + 1), next]);
    address.go(address.step + 1);
  };
  const answer = (question: keyof Answers, given: Answer) =>
    add({ answers: { ...progress.answers, [question]: given } });
  const onBack = address.step > 0 ? address.goBack : null;
  // A new step has a new key, so that its heading takes the focus.
  const key = address.step;

  if (progress.isSolved)
    return (
      <SolvedStep key={key} onBack={onBack}>
        {parts.solved}
      </SolvedStep>
    );
  const step = stepOf(esim, progress);
  switch (step.kind) {
    case 'status':
      return (
        <StatusStep
          key={key}
          onBack={onBack}
          status={step.status}
          onDoubt={() => add({ doubted: step.status })}
        >
          {(button) => parts.explained(step.status, button)}
        </StatusStep>
      );
    case 'low-data':
      return (
        <StepCard key={key} title={t('low.title')} onBack={onBack}>
          {parts.low(<GoOn onPress={() => add({ knowsLowData: true })} />)}
        </StepCard>
      );
    case 'question':
      return (
        <>
          {isFirst(progress) ? parts.known(<AllQuestions onPress={() => add({ wantsAll: true })} />) : null}
          <QuestionStep
            key={key}
            onBack={onBack}
            step={step}
            esim={esim}
            onAnswer={(given) => answer(step.question, given)}
          />
        </>
      );
    case 'fix':
      return (
        <FixStep
          key={key}
          onBack={onBack}
          question={step.question}
          esim={esim}
          named={phone}
          onPhone={setPhone}
          onWorked={() => add({ isSolved: true })}
          onFailed={() => answer(step.question, 'tried')}
        />
      );
    case 'support':
      return (
        <StepCard key={key} title={t('support.title')} onBack={onBack}>
          {parts.support(checkedOf(esim, { progress, phone }))}
        </StepCard>
      );
  }
}

function stepOf({ status, proven, isLow }: HelpedEsim, { knowsLowData, ...progress }: Progress) {
  return troubleshoot({ ...progress, status, proven, isLow: isLow && !knowsLowData });
}

type Found = Readonly<{ progress: Progress; phone: GuidePhone | null }>;

function checkedOf({ proven }: HelpedEsim, { progress, phone }: Found): Checked {
  return {
    answers: progress.answers,
    doubt: doubtOf(progress),
    proven: leavesOutProven(progress) ? proven : [],
    phone,
  };
}

function isFirst(progress: Progress): boolean {
  return Object.keys(progress.answers).length === 0 && leavesOutProven(progress);
}

function GoOn({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useMessages('troubleshooter');
  return (
    <button type="button" className={buttonClass('quiet')} onClick={onPress}>
      {t('low.goOn')}
    </button>
  );
}

function AllQuestions({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useMessages('troubleshooter');
  return (
    <button type="button" className="text-button" onClick={onPress}>
      {t('known.all')}
    </button>
  );
}
