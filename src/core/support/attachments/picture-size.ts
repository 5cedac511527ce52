/** What the header of a picture says about it. */
export type PictureHeader = Readonly<{
  width: number;
  height: number;
  channels: number;
  /** Of one channel. */
  bytesPerSample: number;
  /** Progressive or interlaced: its rows are not in order, so it must be in memory as a whole. */
  isProgressive: boolean;
}>;

/** More than any phone's camera saves in 5 MB. */
const MOST_PIXELS = 50_000_000;
/** Decoded, of a picture that must be in memory as a whole. */
const MOST_WHOLE_BYTES = 64 * 1024 * 1024;
/** Coefficients of a progressive JPEG have two bytes, whatever its samples have. */
const COEFFICIENT_BYTES = 2;

/** False: decoding it would take more memory than a picture is worth, as with a decompression bomb. */
export function isDecodable({
  width,
  height,
  channels,
  bytesPerSample,
  isProgressive,
}: PictureHeader): boolean {
  const pixels = width * height;
  if (!(pixels > 0 && pixels <= MOST_PIXELS)) return false;
  return (
    !isProgressive || pixels * channels * Math.max(bytesPerSample, COEFFICIENT_BYTES) <= MOST_WHOLE_BYTES
  );
}
