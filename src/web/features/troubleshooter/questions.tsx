import { useState } from 'react';
import {
  type Answer,
  type Answers,
  doubtOf,
  leavesOutProven,
  troubleshoot,
} from '#core/esims/troubleshooter/troubleshoot.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { FixStep } from './fix-step.tsx';
import type { Checked, HelpedEsim, HelpParts } from './helped-esim.ts';
import type { Progress } from './progress.ts';
import { QuestionStep } from './question-step.tsx';
import { SolvedStep } from './solved-step.tsx';
import { StatusStep } from './status-step.tsx';
import { StepCard } from './step-card.tsx';
import { useProgress } from './use-progress.ts';

type Properties<Esim> = Readonly<{
  esim: Esim;
  /** One for each step. */
  hashes: readonly string[];
  parts: (esim: Esim) => HelpParts;
}>;

/** One question at a time, one fix, then a person. */
export function Questions<Esim extends HelpedEsim>({
  esim: current,
  hashes,
  parts: partsOf,
}: Properties<Esim>) {
  const t = useMessages('troubleshooter');
  const { progress, key: entry, step: number, goOn, goBack } = useProgress(hashes);
  const esim = useUnchanged(current, entry);
  const [phone, setPhone] = useState(progress.phone);
  const parts = partsOf(esim);
  const add = (change: Partial<Progress>) => goOn({ ...progress, phone, ...change });
  const answer = (question: keyof Answers, given: Answer) =>
    add({ answers: { ...progress.answers, [question]: given } });
  const onBack = number > 0 ? goBack : null;
  // A new step has a new key, so that its heading takes the focus.
  const key = number;

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
          {parts.support(checkedOf(esim, { ...progress, phone }))}
        </StepCard>
      );
  }
}

/** What was known when the step appeared: what is read later counts from the next step, so that no step changes under a finger. */
function useUnchanged<Esim>(current: Esim, entry: string): Esim {
  const [known, setKnown] = useState({ entry, esim: current });
  if (known.entry === entry) return known.esim;
  setKnown({ entry, esim: current });
  return current;
}

function stepOf({ status, proven, isLow }: HelpedEsim, { knowsLowData, ...progress }: Progress) {
  return troubleshoot({ ...progress, status, proven, isLow: isLow && !knowsLowData });
}

function checkedOf({ proven }: HelpedEsim, progress: Progress): Checked {
  return {
    answers: progress.answers,
    doubt: doubtOf(progress),
    proven: leavesOutProven(progress) ? proven : [],
    phone: progress.phone,
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
