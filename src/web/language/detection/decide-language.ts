import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { isAdminPath, switchedLocation, type PageLocation } from '#core/language-path.ts';

export type LanguageDecision =
  /** No redirect; the screen is shown in `language`. */
  | { kind: 'stay'; language: Language }
  /** The screen is needed in another language, which is at `to`. */
  | { kind: 'redirect'; to: string };

/**
 * Decides what to do at `location` for a visitor whose detected language is `detected`. A path with the name of an
 * offered language is always shown in it; `shown` is the language of the page.
 */
export function decideLanguage(
  location: PageLocation,
  { shown, detected }: Readonly<{ shown: Language; detected: Language }>,
): LanguageDecision {
  if (isAdminPath(location.pathname)) return { kind: 'stay', language: detected };
  if (shown !== DEFAULT_LANGUAGE) return { kind: 'stay', language: shown };
  if (detected === DEFAULT_LANGUAGE) return { kind: 'stay', language: DEFAULT_LANGUAGE };
  return { kind: 'redirect', to: switchedLocation(location, detected) };
}
