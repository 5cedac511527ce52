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

export function QuestionStep({ step: { question, position }, esim, onAnswer, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  return (
    <>
      <p className="mb-2 text-ink-soft">{t('progress', { position })}</p>
      <StepCard title={t(`question.${question}`)} onBack={onBack}>
        {question === 'apn' ? (
          <ApnValue esim={esim} />
        ) : (
          <p className="text-ink-soft">{t(`hint.${question}`)}</p>
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
