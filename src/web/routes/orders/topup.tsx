import { useMessages } from '../../language/use-messages.ts';
import { NextSteps } from '../../shell/next-steps.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';

export default function Topup() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('topup.title')}
      description={t('topup.description')}
      lead={t('topup.lead')}
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
