import type { MouseEvent } from 'react';
import { ChevronDown, Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { LANGUAGE_FACTS, type Language } from '#core/language.ts';
import { isAdminPath, switchedLocation } from '#core/language-path.ts';
import { sayPageStays } from '../browser/say-page-stays.ts';
import { isReachable } from '../api/is-reachable.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { buttonClass } from '../ui/button.tsx';
import { useDropMenu } from '../ui/use-drop-menu.ts';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { chooseLanguage, cookieForChoice } from './detection/language-choice.ts';
import { useLanguage } from './use-language.ts';
import { useMessageStore } from './use-message-store.ts';
import { useMessages } from './use-messages.ts';

type Look = Readonly<{ className: string; iconClass: string }>;

const CHIP: Look = { className: buttonClass('chip'), iconClass: 'size-4 max-sm:hidden' };

/** Links to this page in every other language: one link, or a menu of them. */
export function LanguageSwitcher({ look = CHIP }: Readonly<{ look?: Look }>) {
  const { languages } = usePageFacts();
  const shown = useLanguage();
  const [first, ...more] = languages.filter((language) => language !== shown);
  if (first === undefined) return null;
  if (more.length > 0) return <LanguageMenu shown={shown} others={[first, ...more]} look={look} />;
  return (
    <Tooltip text={LANGUAGE_FACTS[first].invitation}>
      <LanguageLink language={first} {...look} />
    </Tooltip>
  );
}

type MenuProperties = Readonly<{ shown: Language; others: readonly Language[]; look: Look }>;

/** Narrow, because names do not fit the header of a phone. Opens without JavaScript; Escape and a click or focus elsewhere close it. */
function LanguageMenu({ shown, others, look }: MenuProperties) {
  const t = useMessages('shell');
  return (
    <details className="language-menu" {...useDropMenu()}>
      <summary className={look.className}>
        <Languages aria-hidden="true" className={look.iconClass} />
        <span className="sr-only">{`${t('language.choose')}: ${LANGUAGE_FACTS[shown].name},`}</span>
        {shown.toUpperCase()}
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <ul>
        {others.map((language) => (
          <li key={language}>
            <LanguageLink language={language} className="language-menu-link" />
          </li>
        ))}
      </ul>
    </details>
  );
}

type LinkProperties = Readonly<{ language: Language; className: string; iconClass?: string }>;

/** It reloads the page, so that all of it is in that language. */
function LanguageLink({ language, className, iconClass }: LinkProperties) {
  const t = useMessages('shell');
  const store = useMessageStore();
  const { pathname, search } = useLocation();

  const remember = () => {
    chooseLanguage(language);
    const cookie = cookieForChoice(document.cookie, language);
    if (cookie !== null) document.cookie = cookie;
  };

  const openPage = async () => {
    if (!navigator.onLine || !(await isReachable())) {
      sayPageStays(t, () => void openPage());
      return;
    }
    remember();
    window.location.assign(switchedLocation(window.location, language));
  };

  const choose = (event: MouseEvent) => {
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isNewTab) event.preventDefault();
    if (!isNewTab && !isAdminPath(pathname)) {
      void openPage();
      return;
    }
    remember();
    if (!isNewTab) void store.changeLanguage(language);
  };

  return (
    <a
      href={switchedLocation({ pathname, search, hash: '' }, language)}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={choose}
    >
      {iconClass === undefined ? null : <Languages aria-hidden="true" className={iconClass} />}
      <span>{LANGUAGE_FACTS[language].name}</span>
    </a>
  );
}
