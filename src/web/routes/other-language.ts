import { openInItsLanguage } from '../language/open-in-its-language.ts';
import type { Route } from './+types/other-language.ts';

/**
 * Reached only by a link from a page of one language to a page of another: the routes of a page have the prefix of its
 * own language.
 */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return openInItsLanguage(url);
}
