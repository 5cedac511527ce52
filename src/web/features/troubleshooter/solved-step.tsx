import type { ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack & Readonly<{ children: ReactNode }>;

export function SolvedStep({ onBack, children }: Properties) {
  const t = useMessages('troubleshooter');
  return (
    <StepCard title={t('solved.title')} onBack={onBack}>
      <p className="text-ink-soft">{t('solved.text')}</p>
      {children}
    </StepCard>
  );
}
