import { useMessages } from '../../language/use-messages.ts';
import { NextSteps } from '../../shell/next-steps.tsx';
import { SellerLine } from '../../shell/legal/seller-line.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';
import { useLegalFacts } from '../../shell/legal/use-legal-facts.ts';

export default function Withdrawal() {
  const t = useMessages('legal');
  const facts = useLegalFacts();
  return (
    <SimplePage
      title={t('withdrawal.title')}
      description={t('withdrawal.description')}
      lead={t('withdrawal.lead')}
    >
      <p className="max-w-prose">{t('withdrawal.how', facts)}</p>
      <div className="mt-6">
        <SellerLine />
      </div>
      <NextSteps
        steps={[
          { to: '/contact', label: t('contact') },
          { to: '/refund-policy', label: t('withdrawal.refunds') },
        ]}
      />
    </SimplePage>
  );
}
