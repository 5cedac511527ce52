import { data } from 'react-router';
import { DEFAULT_LANGUAGE } from '#core/language.ts';
import { languageOfPath } from '#core/language-path.ts';
import { openInItsLanguage } from '../language/open-in-its-language.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404 });
}

/** English pages have no prefix, so a link from one of them, or from the admin panel, to another language comes here. */
export function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const isOwnLanguage = languageOfPath(`/${params['*']}`) === DEFAULT_LANGUAGE;
  return isOwnLanguage ? serverLoader() : openInItsLanguage(url);
}

export default NotFoundScreen;
