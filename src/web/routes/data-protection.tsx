import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

export default function DataProtection() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('dataProtection.title')}
      description={t('dataProtection.description')}
      points={[t('dataProtection.one'), t('dataProtection.two'), t('dataProtection.three')]}
    />
  );
}
