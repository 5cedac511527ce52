import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

export default function TermsOfService() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description')}
      points={[t('terms.one'), t('terms.two'), t('terms.three')]}
    />
  );
}
