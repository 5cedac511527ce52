import { barePath } from '#core/language-path.ts';
import { CONFIRM_ADDRESS_PATH } from './address-change-store.ts';

/** Why a visitor must sign in, as far as the page to open afterwards says it. Null: no reason of its own. */
export function signInReason(next: string): 'hand-out' | 'new-address' | null {
  const path = barePath(next);
  if (/^\/dashboard\/orders\/\d+\/hand-out(?:$|\?)/.test(path)) return 'hand-out';
  return path.split('?')[0] === CONFIRM_ADDRESS_PATH ? 'new-address' : null;
}
