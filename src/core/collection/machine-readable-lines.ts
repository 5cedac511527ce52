/** As in a real passport. */
const LINE_LENGTH = 44;
const MAX_LINES = 2;
const FILLER = '<';

/**
 * The lines at the bottom of the passport: the country codes in the order of the visits, then their number. When not
 * all codes fit, the oldest ones are left out.
 */
export function machineReadableLines(brand: string, codes: readonly string[]): readonly string[] {
  const start = `P${FILLER}${brand.toUpperCase()}${FILLER}${FILLER}`;
  const end = String(codes.length);
  const length = (shown: readonly string[]) =>
    start.length + shown.join(FILLER).length + FILLER.length + end.length;
  let shown = codes;
  while (shown.length > 0 && length(shown) > LINE_LENGTH * MAX_LINES) shown = shown.slice(1);
  const count = Math.ceil(length(shown) / LINE_LENGTH);
  const text = (start + shown.join(FILLER)).padEnd(count * LINE_LENGTH - end.length, FILLER) + end;
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * LINE_LENGTH, (index + 1) * LINE_LENGTH),
  );
}
