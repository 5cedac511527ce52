import type { ReactNode } from 'react';
import { BRAND } from '#core/brand.ts';
import { localizedPath } from '#core/language-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';
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
  const t = useMessages('shell');
  const language = useLanguage();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-5">
      <header className="flex items-center justify-between py-3">
        <p className="inline-flex items-center gap-1 font-display text-2xl font-bold tracking-tight">
          {BRAND}
          <span aria-hidden="true" className="mt-2 size-2.5 rounded-full bg-coral" />
        </p>
        <a
          id="offline-language"
          href={localizedPath(path, other)}
          hrefLang={other}
          lang={other}
          className={buttonClass('chip')}
        >
          {t('language.switch')}
        </a>
      </header>
      <main id="content" className="flex grow flex-col">
        {children}
      </main>
      <script src="/offline.js" defer />
    </div>
  );
}
