import type { ReactNode } from 'react';
import { Outlet, Scripts, ScrollRestoration } from 'react-router';
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { DEFAULT_LANGUAGE } from '#core/language.ts';
import styles from './app.css?url';
import { keepPage } from './connection/keep-page.ts';
import { useHasNoScripts } from './document/document-handle.ts';
import { ErrorScreen } from './features/errors/error-screen.tsx';
import { Hydration } from './browser/hydration.tsx';
import { EmbeddedMessages } from './language/embedded-messages.tsx';
import { OfferedLanguages } from './language/languages-of-page.tsx';
import { LanguageContext, useLanguageOfPath } from './language/use-language.ts';
import { usePageFacts } from './document/page-facts.ts';
import { SellerFacts } from './shell/legal/seller-of-page.tsx';
import themeColours from './ui/theme-colours.json' with { type: 'json' };

/**
 * The HTML document of every screen, including the error screen. Styles come before all scripts. Nothing is painted
 * before the header is complete: half a header would jump when the rest arrives.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { origin, anonKey, languages, seller, nonce } = usePageFacts();
  const withNonce = nonce === null ? {} : { nonce };
  const language = useLanguageOfPath();
  return (
    <LanguageContext value={language}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="expect" href="#content" blocking="render" />
          <link rel="stylesheet" href={styles} precedence="default" />
          <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
          <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link
            rel="manifest"
            href={
              language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`
            }
          />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
          <meta name="origin" content={origin} />
          <meta name="apikey" content={anonKey} />
          <OfferedLanguages languages={languages} />
          <SellerFacts seller={seller} />
        </head>
        <body>
          <Hydration>{children}</Hydration>
          {useHasNoScripts() ? null : (
            <>
              <EmbeddedMessages />
              <ScrollRestoration {...withNonce} />
              <Scripts {...withNonce} />
            </>
          )}
        </body>
      </html>
    </LanguageContext>
  );
}

export const clientMiddleware = [keepPage];

export default function App() {
  return <Outlet />;
}

/** The last resort, when even the layout of a screen fails: no header, no footer, nothing that could fail as well. */
export function ErrorBoundary() {
  return (
    <main className="mx-auto max-w-2xl px-5 py-16">
      <ErrorScreen />
    </main>
  );
}
