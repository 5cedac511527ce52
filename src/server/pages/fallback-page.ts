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

/** The error screen when React itself could not draw one. An empty link address leads to the same page again. */
export function fallbackPage(language: Language): string {
  const { title, text, again, refresh, home } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}a{display:inline-block;margin:.5rem 1.25rem .5rem 0}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a><a href="">${refresh}</a><a href="${language === 'es' ? '/es' : '/'}">${home}</a></p></main></body>
</html>
`;
}
