import { BRAND } from '#core/brand.ts';
import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

const SECTIONS = ['what', 'device', 'price', 'delivery', 'use', 'account', 'liability', 'changes'] as const;

export default function TermsOfService() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description', { brand: BRAND })}
      intro={t('terms.intro', { brand: BRAND })}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`terms.sections.${id}.heading`),
        body: t(`terms.sections.${id}.body`, { brand: BRAND }),
      }))}
    />
  );
}
