import { isAdminPath, offeredLanguageOf } from '#core/language-path.ts';
import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { isOffered } from './detect-language.ts';

type Visit = Readonly<{
  pathname: string;
  search: string;
  choice: string | null;
  offered: readonly Language[];
}>;

/** The language is guessed only without a choice: no stored choice, and no language in the address. */
export function mayGuessLanguage({ pathname, search, choice, offered }: Visit): boolean {
  return (
    !isOffered(choice, offered) &&
    !isOffered(new URLSearchParams(search).get('lng'), offered) &&
    offeredLanguageOf(pathname, offered) === DEFAULT_LANGUAGE &&
    !isAdminPath(pathname)
  );
}
