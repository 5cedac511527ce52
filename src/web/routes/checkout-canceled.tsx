import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function CheckoutCanceled() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('checkoutCanceled.title')}
      description={t('checkoutCanceled.description')}
      lead={t('checkoutCanceled.lead')}
      isIndexed={false}
    >
      <NextSteps
        steps={[
          { to: '/plans', label: t('browse') },
          { to: '/contact', label: t('contact') },
        ]}
      />
    </SimplePage>
  );
}
