import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import type { EndedStatus } from '#core/esims/troubleshooter/troubleshoot.ts';
import { NextPlan } from '../../esims/plan-ended.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack & Readonly<{ esim: MyEsimDetails; status: EndedStatus; onDoubt: () => void }>;

/** The network's own explanation: no setting of the phone would help. */
export function StatusStep({ esim, status, onDoubt, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  const doubt = (
    <button type="button" className={buttonClass('quiet')} onClick={onDoubt}>
      {t('doubt')}
    </button>
  );
  return (
    <StepCard title={t(`status.${status}.title`)} onBack={onBack}>
      <p className="text-ink-soft">{t(`status.${status}.text`)}</p>
      {status === 'pending' ? doubt : <NextPlan esim={esim}>{doubt}</NextPlan>}
    </StepCard>
  );
}
