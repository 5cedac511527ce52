import { BRAND } from '#core/brand.ts';
import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

const SECTIONS = ['little', 'locked', 'doors', 'links', 'trouble', 'yours'] as const;

export default function DataProtection() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('dataProtection.title')}
      description={t('dataProtection.description', { brand: BRAND })}
      intro={t('dataProtection.intro', { brand: BRAND })}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`dataProtection.sections.${id}.heading`),
        body: t(`dataProtection.sections.${id}.body`, { brand: BRAND }),
      }))}
    />
  );
}
