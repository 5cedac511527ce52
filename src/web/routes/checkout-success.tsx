import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function CheckoutSuccess() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('checkoutSuccess.title')}
      description={t('checkoutSuccess.description')}
      lead={t('checkoutSuccess.lead')}
      isIndexed={false}
    >
      <p className="max-w-prose">{t('checkoutSuccess.note')}</p>
      <NextSteps
        steps={[
          { to: '/contact', label: t('contact') },
          { to: '/plans', label: t('browse') },
        ]}
      />
    </SimplePage>
  );
}
