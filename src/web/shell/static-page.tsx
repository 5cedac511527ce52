import type { ReactNode } from 'react';
import { BRAND } from '#core/brand.ts';
import { LANGUAGE_FACTS } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { useLanguage } from '../language/use-language.ts';
import { buttonClass } from '../ui/button.tsx';

type Properties = Readonly<{
  /** The page's own English path. */
  path: string;
  children: ReactNode;
}>;

/**
 * The frame of the pages that the service worker keeps. They must work without the app's scripts: `/offline.js` alone
 * retries and switches the language where such a page stands in for another one.
 */
export function StaticPage({ path, children }: Properties) {
  const { languages } = usePageFacts();
  const shown = useLanguage();
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-5">
      <header className="flex items-center justify-between py-3">
        <p className="inline-flex items-center gap-1 font-display text-2xl font-bold tracking-tight">
          {BRAND}
          <span aria-hidden="true" className="mt-2 size-2.5 rounded-full bg-coral" />
        </p>
        <p className="flex flex-wrap justify-end gap-2">
          {languages
            .filter((language) => language !== shown)
            .map((language) => (
              <a
                key={language}
                href={localizedPath(path, language)}
                hrefLang={language}
                lang={language}
                className={buttonClass('chip')}
              >
                {LANGUAGE_FACTS[language].name}
              </a>
            ))}
        </p>
      </header>
      <main id="content" className="flex grow flex-col">
        {children}
      </main>
      <script src="/offline.js" defer />
    </div>
  );
}
