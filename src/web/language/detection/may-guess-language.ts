import { isAdminPath, languageOfPath } from '../language-path.ts';
import { parseLanguage } from '../language.ts';

type Visit = Readonly<{ pathname: string; search: string; choice: string | null }>;

/** Only who has not chosen is guessed for: neither a stored choice, nor an address that names its language. */
export function mayGuessLanguage({ pathname, search, choice }: Visit): boolean {
  const named = parseLanguage(new URLSearchParams(search).get('lng'));
  return (
    parseLanguage(choice) === null &&
    named === null &&
    languageOfPath(pathname) !== 'es' &&
    !isAdminPath(pathname)
  );
}
