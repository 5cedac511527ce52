import { useEffect } from 'react';
import { pageCountry } from '../../visitor/page-country.ts';
import { readChoice } from './language-choice.ts';
import { switchedLocation } from '#core/language-path.ts';
import { mayGuessLanguage } from './may-guess-language.ts';

const DELAY_MS = 500;

/**
 * Once per page, shortly after hydration: a visitor in a Spanish-speaking country who has not chosen gets Spanish.
 */
export function useCountryLanguage(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => void guess(), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

async function guess(): Promise<void> {
  if (!mayGuess()) return;
  const response = await pageCountry.load();
  // The visitor may have chosen while the request was in progress.
  if (response?.is_spanish_speaking === true && mayGuess()) {
    window.location.replace(switchedLocation(window.location, 'es'));
  }
}

function mayGuess(): boolean {
  const { pathname, search } = window.location;
  return mayGuessLanguage({ pathname, search, choice: readChoice() });
}
