import { useEffect, useRef, useState } from 'react';
import { Check, Copy, X } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PROMO_CODE } from './promo-offer.ts';
import styles from './promo-banner.css?url';

const COPIED_MS = 2000;

/** Overlays the page, so nothing moves when it appears or closes. */
export function PromoBanner({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useMessages('promo');
  return (
    <section aria-label={t('label')} className="promo-banner">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <div className="min-w-0 grow">
        <p className="font-display leading-tight font-bold sm:text-lg">{t('title')}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2 sm:gap-x-3">
          <span className="text-ink-soft max-sm:sr-only">{t('text')}</span>
          <code className="promo-code">{PROMO_CODE}</code>
          <CopyButton />
        </div>
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
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(PROMO_CODE);
    } catch {
      // Copying failed; the code is visible beside the button.
      return;
    }
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className={buttonClass('chip')} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
    </button>
  );
}
