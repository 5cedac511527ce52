import { useEffect, useState } from 'react';
import { CloudAlert } from 'lucide-react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessageStore } from '../../language/use-message-store.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { canRetry, retryDelayMs } from './retry-delay.ts';
import { retriesIn, type RetryState } from './retry-state.ts';

/** Shown when a screen fails: what happened, and three actions. */
export function ErrorScreen() {
  const t = useMessages('shell');
  const { retries, isRetrying, tryAgain } = useRetry();
  return (
    <section aria-labelledby="error-title">
      <title>{t('error.title')}</title>
      <CloudAlert aria-hidden="true" className="size-12 text-coral" />
      <h1 id="error-title" className="mt-4 text-4xl">
        {t('error.title')}
      </h1>
      <div role="alert" className="mt-4 text-lg text-ink-soft">
        <p>
          {t('error.message')} {canRetry(retries) || isRetrying ? null : <span>{t('error.maxRetries')}</span>}
        </p>
        <p className="mt-1">{t('error.nothingLost')}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={isRetrying || !canRetry(retries)}
          onClick={tryAgain}
        >
          {isRetrying ? t('error.trying') : t('error.tryAgain')}
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
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const store = useMessageStore();
  const language = useLanguage();
  const [isWaiting, setIsWaiting] = useState(false);
  const page = performance.timeOrigin;
  const retries = retriesIn(location.state, page);

  useEffect(() => {
    if (!isWaiting) return;
    // Navigating to the current address runs its loaders again and renders it again.
    const reload = async () => {
      await store.reloadMissing(language);
      const state: RetryState = { retries: retries + 1, page };
      setIsWaiting(false);
      await navigate(location, { replace: true, preventScrollReset: true, state });
    };
    const timer = setTimeout(() => void reload(), retryDelayMs(retries));
    return () => clearTimeout(timer);
  }, [isWaiting, retries, page, location, navigate, store, language]);

  return {
    retries,
    isRetrying: isWaiting || navigation.state === 'loading',
    tryAgain: () => setIsWaiting(true),
  };
}
