import { parseChoice } from '#core/currency/hint-choice.ts';
import { pageStorage } from '../browser/page-storage.ts';

const CHOICE_KEY = 'currency';

/** What decides about this visitor's hints. Only in the browser. */
export function hintVisitor() {
  return { choice: parseChoice(pageStorage.get(CHOICE_KEY)), browserLanguages: navigator.languages };
}

/** `choice` is the code of a currency; that of the US dollar means no hints. */
export function chooseCurrency(choice: string): void {
  pageStorage.set(CHOICE_KEY, choice);
}

export const subscribeToChoice = pageStorage.subscribe;
