/**
 * Draws a text as a QR code. We draw them ourselves: the network's image URLs would reveal to others who installs
 * what.
 */
export interface QrDrawer {
  /** Dark squares of a `size` x `size` picture, quiet zone included, as one SVG path. */
  svgPath(text: string): Readonly<{ size: number; path: string }>;
  png(text: string): Uint8Array;
}
