import { useMessages } from '../../language/use-messages.ts';
import { LegalPage } from '../../shell/legal/legal-page.tsx';
import { useLegalFacts } from '../../shell/legal/use-legal-facts.ts';

const SECTIONS = ['automatic', 'guarantee', 'withdraw', 'not', 'how'] as const;

export default function RefundPolicy() {
  const t = useMessages('legal');
  const facts = useLegalFacts();
  return (
    <LegalPage
      title={t('refund.title')}
      description={t('refund.description', facts)}
      intro={t('refund.intro', facts)}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`refund.sections.${id}.heading`),
        body: t(`refund.sections.${id}.body`, facts),
      }))}
    />
  );
}
