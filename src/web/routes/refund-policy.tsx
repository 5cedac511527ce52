import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

export default function RefundPolicy() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('refunds.title')}
      description={t('refunds.description')}
      points={[t('refunds.one'), t('refunds.two'), t('refunds.three')]}
    />
  );
}
