import { barePath } from '#core/language-path.ts';

/** Why a visitor must sign in, as far as the page to open afterwards says it. Null: no reason of its own. */
export function signInReason(next: string): 'hand-out' | null {
  return /^\/dashboard\/orders\/\d+\/hand-out(?:$|\?)/.test(barePath(next)) ? 'hand-out' : null;
}
