const MEGABYTES_PER_GIGABYTE = 1024;

/** "2.5 GB" or "10 GB" from 1024 MB, as plans are named; "750 MB" below. `locale` sets the decimal separator. */
export function formatData(megabytes: number, locale: string): string {
  return format(megabytes, { locale, fewestDecimals: 0 });
}

/** An estimate of the calculator has one decimal always: "10.0 GB". */
export function formatEstimate(megabytes: number, locale: string): string {
  return format(megabytes, { locale, fewestDecimals: 1 });
}

function format(
  megabytes: number,
  { locale, fewestDecimals }: Readonly<{ locale: string; fewestDecimals: 0 | 1 }>,
): string {
  if (megabytes < MEGABYTES_PER_GIGABYTE) {
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(megabytes)} MB`;
  }
  const decimals = { minimumFractionDigits: fewestDecimals, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(locale, decimals).format(megabytes / MEGABYTES_PER_GIGABYTE)} GB`;
}
