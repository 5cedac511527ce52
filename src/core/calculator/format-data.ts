const MEGABYTES_PER_GIGABYTE = 1024;

/** "2.5 GB" from 1024 MB, "750 MB" below; `locale` sets the decimal separator. */
export function formatData(megabytes: number, locale: string): string {
  if (megabytes < MEGABYTES_PER_GIGABYTE) {
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(megabytes)} MB`;
  }
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(locale, oneDecimal).format(megabytes / MEGABYTES_PER_GIGABYTE)} GB`;
}
