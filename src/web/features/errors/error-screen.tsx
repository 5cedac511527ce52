import { useEffect, useState } from 'react';
import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { reloadMissingMessages } from '../../language/reload-missing-messages.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { countRetry, retriesAt } from './retry-count.ts';
import { canRetry, retryDelayMs } from './retry-delay.ts';

/** What a visitor sees when a screen fails: what happened, and three ways on. */
export function ErrorScreen() {
  const t = useMessages('shell');
  const { retries, isTrying, tryAgain } = useRetry();
  return (
    <section aria-labelledby="error-title">
      <title>{t('error.title')}</title>
      <CloudAlert aria-hidden="true" className="size-12 text-coral" />
      <h1 id="error-title" className="mt-4 text-4xl">
        {t('error.title')}
      </h1>
      <div role="alert" className="mt-4 text-lg text-ink-soft">
        <p>
          {t('error.message')} {canRetry(retries) || isTrying ? null : <span>{t('error.maxRetries')}</span>}
        </p>
        <p className="mt-1">{t('error.nothingLost')}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={isTrying || !canRetry(retries)}
          onClick={tryAgain}
        >
          {isTrying ? t('error.trying') : t('error.tryAgain')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => window.location.reload()}>
          {t('error.refresh')}
        </button>
        <LocalizedLink to="/" reloadDocument className={buttonClass('quiet')}>
          {t('error.home')}
        </LocalizedLink>
      </div>
    </section>
  );
}

function useRetry() {
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [retries, setRetries] = useState(() => retriesAt(key));
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(
      () => {
        setRetries(countRetry(key));
        void reloadMissingMessages(i18n, language).then(() => {
          setIsWaiting(false);
          return revalidate();
        });
      },
      retryDelayMs(retriesAt(key)),
    );
    return () => clearTimeout(timer);
  }, [isWaiting, key, revalidate, i18n, language]);

  return {
    retries,
    isTrying: isWaiting || state === 'loading',
    tryAgain: () => setIsWaiting(true),
  };
}
