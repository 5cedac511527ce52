/** An encrypted text of the database. */
export type SealedText = Readonly<{
  /** Its column, such as `esims.activation_code`. */
  column: string;
  /** The id of its row. */
  rowId: string;
  /** The id that it was encrypted for. */
  owner: string;
  sealed: string;
}>;

/** The last text of a batch; the next batch begins after it. */
export type SealedTextPosition = Pick<SealedText, 'column' | 'rowId'>;

export interface SealedTextStore {
  /**
   * The texts after `position`, at most `most`, in a fixed order; the text that processes check at start comes first.
   * Empty at the end.
   */
  readAfter(position: SealedTextPosition | null, most: number): Promise<readonly SealedText[]>;
  /** Replaces a text unless it was changed or deleted meanwhile. Returns whether it did. */
  replace(text: SealedText, sealed: string): Promise<boolean>;
}
