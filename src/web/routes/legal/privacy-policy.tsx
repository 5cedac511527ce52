import { useMessages } from '../../language/use-messages.ts';
import { LegalPage } from '../../shell/legal/legal-page.tsx';
import { useLegalFacts } from '../../shell/legal/use-legal-facts.ts';

const SECTIONS = ['who', 'collect', 'never', 'why', 'share', 'long', 'device', 'rights'] as const;

export default function PrivacyPolicy() {
  const t = useMessages('legal');
  const facts = useLegalFacts();
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', facts)}
      intro={t('privacy.intro', facts)}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`privacy.sections.${id}.heading`),
        body: t(`privacy.sections.${id}.body`, facts),
      }))}
    />
  );
}
