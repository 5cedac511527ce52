import type { AppAnswer } from '#core/app-install/app-offer.ts';
import { pageStorage } from '../../browser/page-storage.ts';

const KEY = 'app-offer';

export const readAppAnswer = (): string | null => pageStorage.get(KEY);

/** Permanent: the entry never expires. */
export function keepAppAnswer(answer: AppAnswer): void {
  pageStorage.set(KEY, answer);
}
