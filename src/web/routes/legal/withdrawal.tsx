import styles from '../../features/withdrawal/withdrawal.css?url';
import { WithdrawalFlow } from '../../features/withdrawal/withdrawal-flow.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { NextSteps } from '../../shell/next-steps.tsx';
import { SellerLine } from '../../shell/legal/seller-line.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';

/** The withdrawal function of EU law (Directive 2011/83, article 11a). */
export default function Withdrawal() {
  const t = useMessages('withdrawal');
  return (
    <SimplePage title={t('title')} description={t('description')} lead={t('lead')}>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <WithdrawalFlow />
      <div className="mt-6">
        <SellerLine />
      </div>
      <NextSteps
        steps={[
          { to: '/contact', label: t('contact') },
          { to: '/refund-policy', label: t('refunds') },
        ]}
      />
    </SimplePage>
  );
}
