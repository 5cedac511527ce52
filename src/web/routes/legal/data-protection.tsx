import { useMessages } from '../../language/use-messages.ts';
import { LegalPage } from '../../shell/legal/legal-page.tsx';
import { useLegalFacts } from '../../shell/legal/use-legal-facts.ts';

const SECTIONS = ['little', 'locked', 'doors', 'links', 'trouble', 'yours'] as const;

export default function DataProtection() {
  const t = useMessages('legal');
  const facts = useLegalFacts();
  return (
    <LegalPage
      title={t('dataProtection.title')}
      description={t('dataProtection.description', facts)}
      intro={t('dataProtection.intro', facts)}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`dataProtection.sections.${id}.heading`),
        body: t(`dataProtection.sections.${id}.body`, facts),
      }))}
    />
  );
}
