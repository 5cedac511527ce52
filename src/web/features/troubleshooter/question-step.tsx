import type { TroubleshooterStep } from '#core/esims/troubleshooter/troubleshoot.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ApnValue } from './apn-value.tsx';
import type { HelpedEsim } from './helped-esim.ts';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack &
  Readonly<{
    step: Extract<TroubleshooterStep, { kind: 'question' }>;
    esim: HelpedEsim;
    onAnswer: (answer: 'yes' | 'no') => void;
  }>;

export function QuestionStep({ step: { question, position, total }, esim, onAnswer, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  // One that has connected is past its first minutes: a new search for the network is what is left to try.
  const words = question === 'waited' && esim.isConnected ? 'again' : question;
  return (
    <>
      <p className="mb-2 text-ink-soft">{t('progress', { position, total })}</p>
      <StepCard title={t(`question.${words}`)} onBack={onBack}>
        {question === 'apn' ? (
          <ApnValue esim={esim} />
        ) : (
          <p className="text-ink-soft">{t(`hint.${words}`)}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonClass('quiet')} onClick={() => onAnswer('yes')}>
            {t('yes')}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={() => onAnswer('no')}>
            {t('no')}
          </button>
        </div>
      </StepCard>
    </>
  );
}
