import { BRAND } from '#core/brand.ts';
import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

const SECTIONS = ['who', 'collect', 'never', 'why', 'share', 'long', 'device', 'rights'] as const;

export default function PrivacyPolicy() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', { brand: BRAND })}
      intro={t('privacy.intro', { brand: BRAND })}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`privacy.sections.${id}.heading`),
        body: t(`privacy.sections.${id}.body`, { brand: BRAND }),
      }))}
    />
  );
}
