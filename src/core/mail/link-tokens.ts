/** A text in a link: encrypted and authenticated, the same link for the same text. */
export interface LinkTokens {
  tokenOf(text: string): string;
  /** Null: it is not one of our tokens. */
  textOf(token: string): string | null;
}
