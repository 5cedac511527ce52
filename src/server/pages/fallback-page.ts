import type { Language } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

/** The error page when React itself could not render one. An empty link address reloads the same page. */
export function fallbackPage(language: Language, nonce: string): string {
  const t = messagesOf(language, 'shell');
  return documentOf(language, {
    title: t('error.title'),
    text: t('error.message'),
    links: [
      ['', t('error.tryAgain')],
      ['', t('error.refresh')],
      [localizedPath('/', language), t('error.home')],
    ],
    nonce,
  });
}

type Waiting = Readonly<{ seconds: number; nonce: string }>;

/** For a client that requested too many uncached pages. */
export function tooManyRequestsPage(language: Language, { seconds, nonce }: Waiting): string {
  const t = messagesOf(language, 'error-pages');
  const shell = messagesOf(language, 'shell');
  return documentOf(language, {
    title: t('tooMany.title'),
    text: t('tooMany.text', { count: seconds }),
    links: [
      ['', shell('error.tryAgain')],
      [localizedPath('/', language), shell('error.home')],
    ],
    nonce,
  });
}

type Content = Readonly<{
  title: string;
  text: string;
  links: readonly (readonly [address: string, words: string])[];
  nonce: string;
}>;

function documentOf(language: Language, { title, text, links, nonce }: Content): string {
  const anchors = links.map(([address, words]) => `<a href="${address}">${words}</a>`).join('');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}a{display:inline-block;margin:.5rem 1.25rem .5rem 0}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${anchors}</p></main></body>
</html>
`;
}
