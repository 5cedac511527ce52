import { useState } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { shownStatus } from '#core/esims/dashboard/shown-status.ts';
import type { GuidePhone } from '#core/esims/installation/phone-guide.ts';
import { type Answer, type Answers, troubleshoot } from '#core/esims/troubleshooter/troubleshoot.ts';
import { useStepInAddress } from '../../browser/use-step-in-address.ts';
import { EsimUnavailable } from '../../esims/esim-unavailable.tsx';
import { useMyEsim } from '../../esims/use-my-esim.ts';
import { useNow } from '../../esims/use-now.ts';
import { useDevice } from '../../visitor/use-device.ts';
import { FixStep } from './fix-step.tsx';
import { KnownState } from './known-state.tsx';
import { NotInstalledHint } from './not-installed-hint.tsx';
import { QuestionStep } from './question-step.tsx';
import { SolvedStep } from './solved-step.tsx';
import { StatusStep } from './status-step.tsx';
import { StepLoading } from './step-loading.tsx';
import { SupportStep } from './support-step.tsx';

/** Finds out why an installed eSIM has no internet: one question at a time, one fix, then a person. */
export function Troubleshooter({ esimId }: Readonly<{ esimId: string }>) {
  const { data: esim, error, isPending, refetch } = useMyEsim(esimId);
  if (isPending) return <StepLoading />;
  if (esim === undefined) return <EsimUnavailable error={error} onRetry={() => void refetch()} />;
  return <Questions esim={esim} />;
}

type Progress = Readonly<{ answers: Answers; doubtsStatus: boolean; isSolved: boolean }>;
type Properties = Readonly<{ esim: MyEsimDetails }>;

const START: Progress = { answers: {}, doubtsStatus: false, isSolved: false };

/** The doubt, five questions with a fix each, and the end; the first step has no hash. */
const HASHES = ['', ...Array.from({ length: 12 }, (_, index) => `#step-${index + 2}`)];

function Questions({ esim }: Properties) {
  const device = useDevice();
  const now = useNow();
  const [phone, setPhone] = useState<GuidePhone>(device.guide);
  const [history, setHistory] = useState<readonly Progress[]>([START]);
  const address = useStepInAddress(HASHES, { reached: history.length - 1, last: history.length - 1 });
  const progress = history[address.step] ?? START;
  const add = (change: Partial<Progress>) => {
    setHistory([...history.slice(0, address.step + 1), { ...progress, ...change }]);
    address.go(address.step + 1);
  };
  const answer = (question: keyof Answers, given: Answer) =>
    add({ answers: { ...progress.answers, [question]: given } });
  const onBack = address.step > 0 ? address.goBack : null;
  // A new step has a new key, so that its heading takes the focus.
  const key = address.step;

  if (progress.isSolved) return <SolvedStep key={key} onBack={onBack} />;
  const status = shownStatus(esim, now);
  const step = troubleshoot({ ...progress, status });
  switch (step.kind) {
    case 'status':
      return (
        <StatusStep
          key={key}
          onBack={onBack}
          esim={esim}
          status={step.status}
          onDoubt={() => add({ doubtsStatus: true })}
        />
      );
    case 'question':
      return (
        <>
          {address.step === 0 ? <KnownState esim={esim} /> : null}
          {status === 'ready_to_install' ? <NotInstalledHint esimId={esim.id} /> : null}
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
          phone={phone}
          onPhone={setPhone}
          onWorked={() => add({ isSolved: true })}
          onFailed={() => answer(step.question, 'tried')}
        />
      );
    case 'support':
      return <SupportStep key={key} onBack={onBack} esim={esim} answers={progress.answers} phone={phone} />;
  }
}
