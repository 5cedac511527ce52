export const MIN_SECRET_LENGTH = 32;
const MIN_DIFFERENT_CHARACTERS = 8;

/** Too short, or the same few characters again and again. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < MIN_SECRET_LENGTH || new Set(secret).size < MIN_DIFFERENT_CHARACTERS;
}
