const MEGABYTES_PER_GIGABYTE = 1024;

/** "2.5 GB" or "10 GB" from 1024 MB, as plans are named; "750 MB" below. `locale` sets the decimal separator. */
export function formatData(megabytes: number, locale: string): string {
  return format(megabytes, locale, 0);
}

/** An estimate of the calculator has one decimal always: "10.0 GB". */
export function formatEstimate(megabytes: number, locale: string): string {
  return format(megabytes, locale, 1);
}

type Decimals = 0 | 1;

function format(megabytes: number, locale: string, fewestDecimals: Decimals): string {
  if (megabytes < MEGABYTES_PER_GIGABYTE) return `${formatOf(locale, [0, 0]).format(megabytes)} MB`;
  return `${formatOf(locale, [fewestDecimals, 1]).format(megabytes / MEGABYTES_PER_GIGABYTE)} GB`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because making one takes far longer than formatting an amount. */
function formatOf(locale: string, [fewest, most]: readonly [Decimals, Decimals]): Intl.NumberFormat {
  const key = `${locale} ${fewest} ${most}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: fewest, maximumFractionDigits: most });
  formats.set(key, known);
  return known;
}
