import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Share() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('share.title')}
      description={t('share.description')}
      lead={t('share.lead')}
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
