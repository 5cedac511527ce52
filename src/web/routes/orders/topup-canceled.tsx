import { useMessages } from '../../language/use-messages.ts';
import { NextSteps } from '../../shell/next-steps.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';

export default function TopupCanceled() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('topupCanceled.title')}
      description={t('topupCanceled.description')}
      lead={t('topupCanceled.lead')}
      isIndexed={false}
    >
      <NextSteps
        steps={[
          { to: '/topup', label: t('topup.title') },
          { to: '/contact', label: t('contact') },
        ]}
      />
    </SimplePage>
  );
}
