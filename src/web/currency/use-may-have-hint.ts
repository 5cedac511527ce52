import { useSyncExternalStore } from 'react';
import { mayHaveHint } from '#core/currency/hint-choice.ts';
import { hintVisitor, subscribeToChoice } from './currency-choice.ts';

/** False on the server, and for visitors who get no hint. */
export function useMayHaveHint(): boolean {
  return useSyncExternalStore(
    subscribeToChoice,
    () => mayHaveHint(hintVisitor()),
    () => false,
  );
}
