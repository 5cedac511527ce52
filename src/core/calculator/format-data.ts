const MEGABYTES_PER_GIGABYTE = 1024;

/** "2.5 GB" from 1024 MB, "750 MB" below; `locale` sets the decimal separator. */
export function formatData(megabytes: number, locale: string): string {
  if (megabytes < MEGABYTES_PER_GIGABYTE) return `${formatOf(locale, 0).format(megabytes)} MB`;
  return `${formatOf(locale, 1).format(megabytes / MEGABYTES_PER_GIGABYTE)} GB`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because making one takes far longer than formatting an amount. */
function formatOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, known);
  return known;
}
