import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Admin() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('admin.title')}
      description={t('admin.description')}
      lead={t('admin.lead')}
      isIndexed={false}
    >
      <p className="max-w-prose">{t('admin.note')}</p>
      <NextSteps
        steps={[
          { to: '/auth', label: t('signIn') },
          { to: '/', label: t('admin.shop') },
        ]}
      />
    </SimplePage>
  );
}
