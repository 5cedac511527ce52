import { destinationName } from '#core/catalogue/geography/destination.ts';
import { toCsv } from '#core/csv.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { dateIn } from '#core/calendar/zone-days.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import { usedIn, type StoredReading } from '#core/esims/usage/consumption.ts';
import type { Language } from '#core/language.ts';
import { numberedTitle } from '#core/orders/number-units.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

type Read = Readonly<{ esim: OwnedEsim; readings: readonly StoredReading[] }>;

type UsageRows = Readonly<{
  language: Language;
  timeZone: string;
  now: Date;
  /** Dates such as "2026-11-08", both included. */
  from: string | undefined;
  to: string | undefined;
}>;

type UsageFile = Readonly<{ name: string; csv: string }>;

/** A row for every reading of these days, with its eSIM. Amounts are whole megabytes. */
export function usageFile(all: readonly Read[], shown: UsageRows): UsageFile {
  const { language, timeZone, now } = shown;
  const t = messagesOf(language, 'usage-report');
  const header = [
    t('esim'),
    t('plan'),
    t('place'),
    t('order'),
    t('daysLeft'),
    t('lastReading', { timeZone }),
    t('readAt', { timeZone }),
    t('unchangedUntil', { timeZone }),
    t('total'),
    t('left'),
    t('used'),
  ];
  return {
    name: t('fileName', { date: dateIn(timeZone)(now) }),
    csv: toCsv([header, ...all.flatMap((one) => rowsOf(one, shown))]),
  };
}

function rowsOf({ esim, readings }: Read, shown: UsageRows): readonly (readonly (string | number)[])[] {
  const { language, timeZone, now, from = '', to = '9999-12-31' } = shown;
  const time = timeIn(timeZone);
  const title = numberedTitle(esim.described, esim.number, { language, messagesOf });
  const first = [
    esim.name ?? title,
    title,
    destinationName(esim.described, language),
    esim.orderNumber,
    esim.expiresAt === null ? '' : daysLeft(esim.expiresAt, now),
    esim.readAt === null ? '' : time(esim.readAt),
  ];
  const dateOf = dateIn(timeZone);
  return readings.flatMap((reading, index) => {
    // Figures that stayed the same into the range belong to it.
    if (dateOf(reading.lastReadAt) < from || dateOf(reading.readAt) > to) return [];
    const before = readings[index - 1];
    const used = usedIn(reading) - (before === undefined ? 0 : usedIn(before));
    return [
      [
        ...first,
        time(reading.readAt),
        time(reading.lastReadAt),
        reading.totalMegabytes,
        reading.remainingMegabytes,
        Math.max(0, used),
      ],
    ];
  });
}

/** "2026-11-08 09:12", which every spreadsheet understands. */
function timeIn(timeZone: string): (time: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (time) => format.format(time);
}
