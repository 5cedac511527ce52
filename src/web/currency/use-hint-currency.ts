import { useSyncExternalStore } from 'react';
import { mayHaveHint } from '#core/currency/hint-choice.ts';
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

/** False on the server, and for visitors who get no hint. */
export function useMayHaveHint(): boolean {
  return useSyncExternalStore(
    subscribeToChoice,
    () => mayHaveHint(hintVisitor()),
    () => false,
  );
}
