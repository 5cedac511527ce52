import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Dashboard() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('dashboard.title')}
      description={t('dashboard.description')}
      lead={t('dashboard.lead')}
      isIndexed={false}
    >
      <NextSteps
        steps={[
          { to: '/auth', label: t('signIn') },
          { to: '/plans', label: t('browse') },
        ]}
      />
    </SimplePage>
  );
}
