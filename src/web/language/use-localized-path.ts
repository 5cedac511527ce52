import { localizedPath } from '#core/language-path.ts';
import { useLanguage } from './use-language.ts';

/** Turns the English path of a screen into its path in the current language. */
export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localizedPath(path, language);
}
