/**
 * How every QR code is encoded: with error level M it survives a scratch or a reflection, and scanners need four light
 * squares around it.
 */
export const QR_ENCODING = { ecc: 'M', border: 4 } as const;

/** Dark squares as one SVG path, of rows from the top. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runs(row: readonly boolean[]): readonly { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = found.at(-1);
    if (last !== undefined && last.from + last.length === x) last.length += 1;
    else found.push({ from: x, length: 1 });
  }
  return found;
}
