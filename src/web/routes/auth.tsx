import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Auth() {
  const t = useMessages('account');
  return (
    <SimplePage
      title={t('auth.title')}
      description={t('auth.description')}
      lead={t('auth.lead')}
      isIndexed={false}
    >
      <p className="max-w-prose">{t('auth.note')}</p>
      <NextSteps
        steps={[
          { to: '/plans', label: t('browse') },
          { to: '/contact', label: t('contact') },
        ]}
      />
    </SimplePage>
  );
}
