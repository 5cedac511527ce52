import type { ReactNode } from 'react';
import type { ExplainingStatus } from '#core/esims/troubleshooter/troubleshoot.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack &
  Readonly<{
    status: ExplainingStatus;
    onDoubt: () => void;
    /** What to do about it, with the button that doubts it. */
    children: (doubt: ReactNode) => ReactNode;
  }>;

/** What is known explains it: no setting of the phone would help. */
export function StatusStep({ status, onDoubt, onBack, children }: Properties) {
  const t = useMessages('troubleshooter');
  const doubt = (
    <button type="button" className={buttonClass('quiet')} onClick={onDoubt}>
      {t(status === 'ready_to_install' ? 'isInstalled' : 'doubt')}
    </button>
  );
  return (
    <StepCard title={t(`status.${status}.title`)} onBack={onBack}>
      {children(doubt)}
    </StepCard>
  );
}
