import { startTransition, StrictMode } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startPageSpeed } from './features/page-speed/start-page-speed.ts';
import { createBrowserMessages } from './language/create-browser-messages.ts';
import { parseEmbedded, readEmbeddedText } from './language/embedded-messages.tsx';
import { DEFAULT_LANGUAGE, parseLanguage } from '#core/language.ts';
import { nextTask } from './browser/next-task.ts';
import { whenIdle } from './browser/when-idle.ts';
import { PageFactsContext, type PageFacts } from './document/page-facts.ts';
import { startRoutesIn } from './document/route-table.ts';
import { languagesOfPage } from './language/languages-of-page.tsx';
import { MessageStoreContext } from './language/use-message-store.ts';
import { sellerOfPage } from './shell/legal/seller-of-page.tsx';
import { rememberUtm } from './visitor/utm.ts';

const textOf = (meta: string) =>
  document.querySelector(`meta[name="${meta}"]`)?.getAttribute('content') ?? null;
const anonKey = textOf('apikey') ?? '';

function startReact(hydrate: typeof hydrateRoot): void {
  const embedded = readEmbeddedText(document);
  const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const messages = createBrowserMessages(language, parseEmbedded(embedded));
  const facts: PageFacts = {
    origin: textOf('origin') ?? window.location.origin,
    anonKey,
    languages: languagesOfPage(document),
    seller: sellerOfPage(document),
    nonce: null,
    embeddedMessages: () => embedded,
  };
  startRoutesIn(language);
  startTransition(() => {
    hydrate(
      document,
      <StrictMode>
        <MessageStoreContext value={messages}>
          <PageFactsContext value={facts}>
            <HydratedRouter />
          </PageFactsContext>
        </MessageStoreContext>
      </StrictMode>,
    );
  });
}

/** Registered late, so that the first visit is not slowed down. The shop also works without it. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

// Loading the scripts and starting React are two separate tasks, so that the browser can handle input between them.
nextTask(() => {
  void import('react-dom/client').then(({ hydrateRoot }) => nextTask(() => startReact(hydrateRoot)));
});
rememberUtm(window.location.href);
registerServiceWorker();
startPageSpeed(anonKey);
if (import.meta.env.DEV) void import('./browser/log-memory.ts').then(({ logMemory }) => logMemory());
