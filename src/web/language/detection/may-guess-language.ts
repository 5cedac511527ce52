import { isAdminPath, languageOfPath } from '#core/language-path.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from '#core/language.ts';

type Visit = Readonly<{ pathname: string; search: string; choice: string | null }>;

/** The language is guessed only without a choice: no stored choice, and no language in the address. */
export function mayGuessLanguage({ pathname, search, choice }: Visit): boolean {
  const named = parseLanguage(new URLSearchParams(search).get('lng'));
  return (
    parseLanguage(choice) === null &&
    named === null &&
    languageOfPath(pathname) === DEFAULT_LANGUAGE &&
    !isAdminPath(pathname)
  );
}
