import type { Language } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { TypedText } from './typed-texts.ts';

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

type Unsent = Readonly<{ typed: readonly TypedText[]; address: string; nonce: string }>;

/** For a form that no script sent. What was typed can be copied from it. */
export function unsentFormPage(language: Language, { typed, address, nonce }: Unsent): string {
  const t = messagesOf(language, 'error-pages');
  const shell = messagesOf(language, 'shell');
  const rows = typed.map(
    ({ name, text }) => `<dt>${t(`unsent.field.${name}`)}</dt><dd>${escapeHtml(text)}</dd>`,
  );
  return documentOf(language, {
    title: t('unsent.title'),
    text: t('unsent.text'),
    more: rows.length === 0 ? '' : `<h2>${t('unsent.typed')}</h2><dl>${rows.join('')}</dl>`,
    links: [
      ['', t('unsent.again')],
      [`mailto:${address}`, t('unsent.contact', { address })],
      [localizedPath('/', language), shell('error.home')],
    ],
    nonce,
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The colours of tokens.css. No file is loaded: these pages must also work when nothing else does. */
const STYLE = [
  ':root{color-scheme:light dark;--paper:#fbf7f0;--card:#ffffff;--ink:#10233a;--sea:#0b6e6e;--on-sea:#ffffff}',
  '@media(prefers-color-scheme:dark){:root{--paper:#0e1720;--card:#162330;--ink:#f3efe6;--sea:#4fc3be;--on-sea:#0e1720}}',
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.25rem;color:var(--ink);background:var(--paper)}',
  'a{display:inline-block;margin:.5rem 1.25rem .5rem 0;color:var(--sea)}',
  'a:first-child{padding:.6rem 1.25rem;border-radius:.75rem;color:var(--on-sea);background:var(--sea);font-weight:600;text-decoration:none}',
  'dt{font-weight:600}',
  'dd{margin:0 0 .75rem;padding:.6rem .85rem;border:1px solid;border-radius:.75rem;background:var(--card);white-space:pre-wrap;overflow-wrap:anywhere}',
].join('');

type Content = Readonly<{
  title: string;
  text: string;
  /** Further HTML below the text. */
  more?: string;
  links: readonly (readonly [address: string, words: string])[];
  nonce: string;
}>;

function documentOf(language: Language, content: Content): string {
  const { title, text, more = '', links, nonce } = content;
  const anchors = links.map(([address, words]) => `<a href="${address}">${words}</a>`).join('');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${more}<p>${anchors}</p></main></body>
</html>
`;
}
