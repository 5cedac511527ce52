import { useMessages } from '../../language/use-messages.ts';
import { NextSteps } from '../../shell/next-steps.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';

export default function TopupSuccess() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('topupSuccess.title')}
      description={t('topupSuccess.description')}
      lead={t('topupSuccess.lead')}
      isIndexed={false}
    >
      <NextSteps
        steps={[
          { to: '/contact', label: t('contact') },
          { to: '/plans', label: t('browse') },
        ]}
      />
    </SimplePage>
  );
}
