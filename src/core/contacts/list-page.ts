/** One page of a list, newest first. */
export type ListPage = Readonly<{
  /** The cursor of the last row that was read; null: from the newest on. */
  before: string | null;
  most: number;
}>;

/** A day or a range of days of the shop; null: no such limit. */
export type Period = Readonly<{
  from: Date | null;
  /** Not included. */
  until: Date | null;
}>;
