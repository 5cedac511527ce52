/** Whether a text can be the secret of a share link: 22 characters of base64url. */
export function isShareSecret(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
