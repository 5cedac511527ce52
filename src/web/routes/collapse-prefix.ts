import { redirect } from 'react-router';
import { barePath, localizedPath } from '../language/language-path.ts';
import type { Route } from './+types/collapse-prefix.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(localizedPath(barePath(pathname), 'es') + search, 301);
}
