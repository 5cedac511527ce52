import { useMessages } from '../../language/use-messages.ts';
import { LegalPage } from '../../shell/legal/legal-page.tsx';
import { useLegalFacts } from '../../shell/legal/use-legal-facts.ts';

const SECTIONS = ['what', 'device', 'price', 'delivery', 'use', 'account', 'liability', 'changes'] as const;

export default function TermsOfService() {
  const t = useMessages('legal');
  const facts = useLegalFacts();
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description', facts)}
      intro={t('terms.intro', facts)}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`terms.sections.${id}.heading`),
        body: t(`terms.sections.${id}.body`, facts),
      }))}
    />
  );
}
