import type { Language } from '#core/language.ts';

const WORDS: Readonly<
  Record<Language, Readonly<Record<'title' | 'text' | 'again' | 'refresh' | 'home', string>>>
> = {
  en: {
    title: 'Something went wrong',
    text: "We're sorry for the inconvenience. The application encountered an error.",
    again: 'Try Again',
    refresh: 'Refresh Page',
    home: 'Go Home',
  },
  es: {
    title: 'Algo salió mal',
    text: 'Sentimos las molestias. La aplicación encontró un error.',
    again: 'Intentar de nuevo',
    refresh: 'Recargar la página',
    home: 'Ir al inicio',
  },
};

const HOME: Readonly<Record<Language, string>> = { en: '/', es: '/es' };

/** The error page when React itself could not render one. An empty link address reloads the same page. */
export function fallbackPage(language: Language, nonce: string): string {
  const { title, text, again, refresh, home } = WORDS[language];
  const links = `<a href="">${again}</a><a href="">${refresh}</a><a href="${HOME[language]}">${home}</a>`;
  return documentOf(language, { title, text, links, nonce });
}

const WAIT: Readonly<
  Record<Language, Readonly<{ title: string; text(seconds: number): string; again: string; home: string }>>
> = {
  en: {
    title: 'Too many requests',
    text: (seconds) =>
      `Too many pages were requested from your network. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    again: WORDS.en.again,
    home: WORDS.en.home,
  },
  es: {
    title: 'Demasiadas solicitudes',
    text: (seconds) =>
      `Se pidieron demasiadas páginas desde tu red. Espera ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} y vuelve a intentarlo.`,
    again: WORDS.es.again,
    home: WORDS.es.home,
  },
};

type Waiting = Readonly<{ seconds: number; nonce: string }>;

/** For a client that requested too many uncached pages. */
export function tooManyRequestsPage(language: Language, { seconds, nonce }: Waiting): string {
  const { title, text, again, home } = WAIT[language];
  const links = `<a href="">${again}</a><a href="${HOME[language]}">${home}</a>`;
  return documentOf(language, { title, text: text(seconds), links, nonce });
}

type Content = Readonly<{ title: string; text: string; links: string; nonce: string }>;

function documentOf(language: Language, { title, text, links, nonce }: Content): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}a{display:inline-block;margin:.5rem 1.25rem .5rem 0}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${links}</p></main></body>
</html>
`;
}
