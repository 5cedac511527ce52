import type { Question, TroubleshooterStep } from '#core/esims/troubleshooter/troubleshoot.ts';
import type { Translate } from '#messages/translate.ts';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StepCard, type StepBack } from './step-card.tsx';

type Apn = MyEsimDetails['apn'];
type Properties = StepBack &
  Readonly<{
    step: Extract<TroubleshooterStep, { kind: 'question' }>;
    apn: Apn;
    onAnswer: (answer: 'yes' | 'no') => void;
  }>;

export function QuestionStep({ step: { question, position }, apn, onAnswer, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  return (
    <>
      <p className="mb-2 text-ink-soft">{t('progress', { position })}</p>
      <StepCard title={t(`question.${question}`)} onBack={onBack}>
        <p className="text-ink-soft">{hintOf(question, apn, t)}</p>
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

function hintOf(question: Question, apn: Apn, t: Translate<'troubleshooter'>): string {
  if (question !== 'apn') return t(`hint.${question}`);
  return apn.kind === 'manual' && apn.value !== null
    ? t('hint.apn', { apn: apn.value })
    : t('hint.apnAutomatic');
}
