import type { MouseEvent } from 'react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { sayPageStays } from '../browser/say-page-stays.ts';
import { buttonClass } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { chooseLanguage, cookieForChoice } from './detection/language-choice.ts';
import { isAdminPath, switchedLocation } from '#core/language-path.ts';
import { useLanguage } from './use-language.ts';
import { useMessages } from './use-messages.ts';

/** Links to this page in the other language. It reloads the page, so that all of it is in that language. */
export function LanguageSwitcher() {
  const t = useMessages('shell');
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'en' ? 'es' : 'en';

  const choose = (event: MouseEvent) => {
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isNewTab && !navigator.onLine && !isAdminPath(pathname)) {
      event.preventDefault();
      sayPageStays(t);
      return;
    }
    chooseLanguage(other);
    const cookie = cookieForChoice(document.cookie, other);
    if (cookie !== null) document.cookie = cookie;
    if (isNewTab) return;
    event.preventDefault();
    if (isAdminPath(pathname)) void i18n.changeLanguage(other);
    else window.location.assign(switchedLocation(window.location, other));
  };

  return (
    <Tooltip text={t('language.tooltip')}>
      <a
        href={switchedLocation({ pathname, search, hash: '' }, other)}
        hrefLang={other}
        lang={other}
        className={buttonClass('chip')}
        onClick={choose}
      >
        <Languages aria-hidden="true" className="size-4 max-sm:hidden" />
        {t('language.switch')}
      </a>
    </Tooltip>
  );
}
