/** Draws a text as a QR code. Ours are drawn here: the network's pictures would tell others who installs what. */
export interface QrDrawer {
  /** Dark squares of a `size` x `size` picture, quiet zone included, as one SVG path. */
  svgPath(text: string): Readonly<{ size: number; path: string }>;
  png(text: string): Uint8Array;
}
