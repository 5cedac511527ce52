import { redirect } from 'react-router';
import { barePath, languageOfPath, localizedPath } from '#core/language-path.ts';
import type { Route } from './+types/collapse-prefix.ts';

export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizedPath(barePath(url.pathname), languageOfPath(url.pathname)) + url.search, 301);
}
