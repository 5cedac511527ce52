import { BRAND } from '#core/brand.ts';
import { useMessages } from '../language/use-messages.ts';
import { LegalPage } from '../shell/legal-page.tsx';

const SECTIONS = ['automatic', 'guarantee', 'withdraw', 'not', 'how'] as const;

export default function RefundPolicy() {
  const t = useMessages('legal');
  return (
    <LegalPage
      title={t('refund.title')}
      description={t('refund.description', { brand: BRAND })}
      intro={t('refund.intro', { brand: BRAND })}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`refund.sections.${id}.heading`),
        body: t(`refund.sections.${id}.body`, { brand: BRAND }),
      }))}
    />
  );
}
