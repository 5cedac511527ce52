import { useEffect } from 'react';
import { ChevronRight } from 'lucide-react';
import { CurrencySlot } from '../currency/currency-slot.tsx';
import { CHIP, LanguageSwitcher } from '../language/language-switcher.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { SearchForm } from '../features/plan-list/search-form.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BAR_FROM_PX, NAVIGATION_LINKS, useIsCurrent } from './navigation-links.ts';
import { SessionLinks } from './session-links.tsx';

/** What helps to choose a plan; on wide screens the pages link to it. */
const MORE_LINKS = [
  ['/calculator', 'footer.calculator'],
  ['/coverage-map', 'footer.coverageMap'],
  ['/guides', 'footer.guides'],
] as const;

const LANGUAGE_LOOK = { ...CHIP, isReplacing: true };

type Properties = Readonly<{ isOpen: boolean; onClose: () => void }>;

/** The navigation of narrow screens. Its links take its place in the history, so that Back skips the menu. */
export function SideMenu({ isOpen, onClose }: Properties) {
  const t = useMessages('shell');
  const isCurrent = useIsCurrent();
  useCloseOnWideScreen(onClose);
  return (
    <Sheet title={t('menu.title')} closeLabel={t('menu.close')} isOpen={isOpen} onClose={onClose}>
      <SearchForm isReplacing />
      <nav aria-label={t('nav.label')}>
        <ul className="divide-y divide-line">
          {NAVIGATION_LINKS.map((link) => (
            <li key={link.to}>
              <LocalizedLink
                to={link.to}
                aria-current={isCurrent(link) ? 'page' : undefined}
                className="menu-link"
                replace
              >
                {t(link.words)}
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </LocalizedLink>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-4">
          {MORE_LINKS.map(([to, words]) => (
            <li key={to} className="-my-1.5 first:mt-0">
              <LocalizedLink to={to} className="quiet-link text-sm" replace>
                {t(words)}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </nav>
      {isOpen ? <CurrencySlot /> : null}
      <div className="mt-auto flex flex-wrap gap-3">
        <SessionLinks kind="quiet" className="grow" isReplacing />
        <LanguageSwitcher look={LANGUAGE_LOOK} />
      </div>
    </Sheet>
  );
}

function useCloseOnWideScreen(close: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${BAR_FROM_PX}px)`);
    // A link to an open menu may be opened on a wide screen.
    if (wide.matches) close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
}
