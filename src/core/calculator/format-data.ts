import { MEGABYTES_PER_GIGABYTE } from '#core/catalogue/packages/data-amount.ts';
import { formatCount } from '#core/format-count.ts';
import { LANGUAGE_FACTS, type Language } from '#core/language.ts';

const DAY_ROUNDED_UP_TO = 10;

/**
 * The need of a trip as it is shown, in MB: rounded up to a tenth of a GB from 1024 MB, and to a MB below. 3,100 MB is
 * shown as 3.1 GB, because a plan of 3 GB does not hold it.
 */
export function shownNeed(megabytes: number): number {
  if (megabytes < MEGABYTES_PER_GIGABYTE) return Math.ceil(megabytes);
  return (Math.ceil((10 * megabytes) / MEGABYTES_PER_GIGABYTE) * MEGABYTES_PER_GIGABYTE) / 10;
}

/** What one day of a trip needs on average, as it is shown, in MB: below 1024 MB rounded up to 10 MB. */
export function shownNeedOfDay(tripMegabytes: number, days: number): number {
  const megabytes = tripMegabytes / days;
  if (megabytes >= MEGABYTES_PER_GIGABYTE) return shownNeed(megabytes);
  return Math.min(MEGABYTES_PER_GIGABYTE, Math.ceil(megabytes / DAY_ROUNDED_UP_TO) * DAY_ROUNDED_UP_TO);
}

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
