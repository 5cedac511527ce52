import { formatCount } from '#core/format-count.ts';
import { LANGUAGE_FACTS, type Language } from '#core/language.ts';

const MEGABYTES_PER_GIGABYTE = 1024;

/** "2.5 GB" or "10 GB" from 1024 MB, as plans are named; "750 MB" below. */
export function formatData(megabytes: number, language: Language): string {
  return formatEstimate(megabytes, language).replace(/[.,]0 GB$/, ' GB');
}

/**
 * An estimate of the calculator has one decimal always: "10.0 GB". Without `Intl.NumberFormat`, for the reason that
 * `formatCount` gives.
 */
export function formatEstimate(megabytes: number, language: Language): string {
  if (megabytes < MEGABYTES_PER_GIGABYTE) return `${formatCount(Math.round(megabytes), language)} MB`;
  const tenths = Math.round((10 * megabytes) / MEGABYTES_PER_GIGABYTE);
  const whole = formatCount(Math.floor(tenths / 10), language);
  return `${whole}${LANGUAGE_FACTS[language].decimalMark}${tenths % 10} GB`;
}
