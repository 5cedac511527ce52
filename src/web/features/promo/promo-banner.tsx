import { Check, Copy, X } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useCopied } from '../../ui/use-copied.ts';
import { PROMO_CODE } from './promo-offer.ts';
import styles from './promo-banner.css?url';

/** Overlays the page, so nothing moves when it appears or closes. */
export function PromoBanner({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useMessages('promo');
  return (
    <section aria-label={t('label')} className="promo-banner">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <div className="promo-offer">
        <p className="promo-title">{t('title')}</p>
        <span className="text-ink-soft max-md:sr-only">{t('text')}</span>
        <code className="promo-code max-md:hidden">{PROMO_CODE}</code>
        <CopyButton />
      </div>
      <button
        type="button"
        aria-label={t('close')}
        className={`shrink-0 ${buttonClass('icon')}`}
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}

function CopyButton() {
  const t = useMessages('promo');
  // When copying fails, the code is visible beside the button.
  const { isCopied, copy } = useCopied(PROMO_CODE, () => undefined);
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className={buttonClass('chip')} onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      {/* On a phone the code is the button. */}
      {isCopied ? null : <code className="promo-code md:hidden">{PROMO_CODE}</code>}
      <span aria-live="polite" className={isCopied ? '' : 'max-md:sr-only'}>
        {isCopied ? t('copied') : t('copy')}
      </span>
    </button>
  );
}
