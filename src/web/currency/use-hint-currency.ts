import { useSyncExternalStore } from 'react';
import { hintCurrency } from '#core/currency/hint-currency.ts';
import { hintVisitor, subscribeToChoice } from './currency-choice.ts';

/** The code of the currency that hints are shown in, whether or not it has a rate; null for none. */
export function useHintCurrency(): string | null {
  return useSyncExternalStore(
    subscribeToChoice,
    () => hintCurrency(hintVisitor()),
    () => null,
  );
}
