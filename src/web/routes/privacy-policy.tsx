import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

export default function PrivacyPolicy() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description')}
      points={[t('privacy.one'), t('privacy.two'), t('privacy.three')]}
    />
  );
}
