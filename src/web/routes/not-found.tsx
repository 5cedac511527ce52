import { data } from 'react-router';
import { languageOfPath } from '#core/language-path.ts';
import { openInItsLanguage } from '../language/open-in-its-language.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404 });
}

/** English pages have no prefix, so a link from one of them to another language comes here. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const isOwnLanguage = languageOfPath(url.pathname) === document.documentElement.lang;
  return isOwnLanguage ? serverLoader() : openInItsLanguage(url);
}

export default NotFoundScreen;
