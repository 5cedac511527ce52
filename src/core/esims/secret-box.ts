/** Encrypts eSIM codes and sign-in links, so that they cannot be read from the database or a backup. */
export interface SecretBox {
  /** `owner` is the id of the row that the text belongs to: in another row it cannot be decrypted. */
  seal(text: string, owner: string): string;
  /** Throws when the text was changed, or encrypted with an unknown key or for another owner. */
  open(sealed: string, owner: string): string;
}

/** A box with several keys: it opens texts of each of them, and seals with one. */
export interface RotatingSecretBox extends SecretBox {
  /** Whether the text was encrypted with the key that new texts are encrypted with now. */
  isCurrent(sealed: string): boolean;
}
