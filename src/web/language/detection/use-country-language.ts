import { useEffect } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { pageCountry } from '../../visitor/page-country.ts';
import { readChoice } from './language-choice.ts';
import type { Language } from '#core/language.ts';
import { languageOfCountry } from '#core/visitors/country-language.ts';
import { switchedLocation } from '#core/language-path.ts';
import { mayGuessLanguage } from './may-guess-language.ts';

const DELAY_MS = 500;

/**
 * Once per page, shortly after hydration: a visitor who has not chosen gets the language of the country, if it is
 * offered.
 */
export function useCountryLanguage(): void {
  const { languages } = usePageFacts();
  useEffect(() => {
    const timer = window.setTimeout(() => void guess(languages), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [languages]);
}

async function guess(offered: readonly Language[]): Promise<void> {
  if (!mayGuess(offered)) return;
  const response = await pageCountry.load();
  // The visitor may have chosen while the request was in progress.
  const language = languageOfCountry(response?.country ?? null, offered);
  if (language !== null && mayGuess(offered)) {
    window.location.replace(switchedLocation(window.location, language));
  }
}

function mayGuess(offered: readonly Language[]): boolean {
  const { pathname, search } = window.location;
  return mayGuessLanguage({ pathname, search, choice: readChoice(), offered });
}
