import { BackToTopup } from '../../features/topup/back-to-topup.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { SimplePage } from '../../shell/simple-page.tsx';
import { buttonClass } from '../../ui/button.tsx';

export default function TopupCanceled() {
  const t = useMessages('topup');
  return (
    <SimplePage
      title={t('canceled.title')}
      description={t('canceled.description')}
      lead={t('canceled.lead')}
      isIndexed={false}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <BackToTopup />
        <LocalizedLink to="/contact" className={buttonClass('quiet')}>
          {t('contact')}
        </LocalizedLink>
      </div>
    </SimplePage>
  );
}
