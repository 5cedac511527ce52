import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StepCard, type StepBack } from './step-card.tsx';

export function SolvedStep({ onBack }: StepBack) {
  const t = useMessages('troubleshooter');
  return (
    <StepCard title={t('solved.title')} onBack={onBack}>
      <p className="text-ink-soft">{t('solved.text')}</p>
      <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
        {t('solved.back')}
      </LocalizedLink>
    </StepCard>
  );
}
