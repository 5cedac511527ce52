/** Encrypts eSIM codes and sign-in links, so that they cannot be read from the database or a backup. */
export interface SecretBox {
  /** `owner` is the id of the row that the text belongs to: in another row it cannot be decrypted. */
  seal(text: string, owner: string): string;
  /** Throws when the text was changed, or encrypted with another key or for another owner. */
  open(sealed: string, owner: string): string;
}
