/** A signed message of the eSIM network: "something changed on this eSIM". */
export type NetworkNotice = Readonly<{
  /** Null: it is not about an eSIM. */
  iccid: string | null;
}>;
