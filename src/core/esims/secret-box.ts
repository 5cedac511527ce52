/** Keeps texts that open an eSIM from whoever reads the database or a backup of it. */
export interface SecretBox {
  /** `owner` is what the text belongs to: put into another row, it cannot be opened. */
  seal(text: string, owner: string): string;
  /** Throws when it was changed, or sealed with another key or for another owner. */
  open(sealed: string, owner: string): string;
}
