import type { EndedStatus } from '#core/esims/troubleshooter/troubleshoot.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack & Readonly<{ status: EndedStatus; onDoubt: () => void }>;

/** The network's own explanation: no setting of the phone would help. */
export function StatusStep({ status, onDoubt, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  return (
    <StepCard title={t(`status.${status}.title`)} onBack={onBack}>
      <p className="text-ink-soft">{t(`status.${status}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        {status === 'pending' ? null : (
          <LocalizedLink to="/plans" className={buttonClass('primary')}>
            {t('plans')}
          </LocalizedLink>
        )}
        <button type="button" className={buttonClass('quiet')} onClick={onDoubt}>
          {t('doubt')}
        </button>
      </div>
    </StepCard>
  );
}
