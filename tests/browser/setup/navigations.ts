import type { Page } from '@playwright/test';

/** Where the page went and who responded; a failed test prints it, because a picture shows only where it ended. */
export function recordNavigations(page: Page): () => string {
  const began = Date.now();
  const lines: string[] = [];
  const add = (line: string) => lines.push(`${((Date.now() - began) / 1000).toFixed(1)} s  ${line}`);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) add(`shows ${pathOf(frame.url())}`);
  });
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    const by = response.fromServiceWorker() ? 'service worker' : 'server';
    add(`${response.status()} from the ${by} for ${pathOf(response.url())}`);
  });
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest()) add(`${request.failure()?.errorText ?? ''} ${pathOf(request.url())}`);
  });
  page.context().on('serviceworker', (worker) => {
    add('service worker starts');
    worker.on('close', () => add('service worker ends'));
  });
  return () => lines.join('\n');
}

/** Without the query: it may contain a sign-in link. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
