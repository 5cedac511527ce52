import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Withdrawal() {
  const t = useMessages('legal');
  return (
    <SimplePage
      title={t('withdrawal.title')}
      description={t('withdrawal.description')}
      lead={t('withdrawal.lead')}
    >
      <p className="max-w-prose">{t('withdrawal.how')}</p>
      <NextSteps
        steps={[
          { to: '/contact', label: t('contact') },
          { to: '/refund-policy', label: t('withdrawal.refunds') },
        ]}
      />
    </SimplePage>
  );
}
