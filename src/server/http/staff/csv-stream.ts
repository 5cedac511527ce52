import { dayOf } from '#core/calendar/utc-day.ts';
import { csvRows, toCsv } from '#core/csv.ts';

type Line = readonly (string | number)[];

type Source<Row> = Readonly<{
  columns: Line;
  lineOf(row: Row): Line;
  /** The rows after this one, or the first ones; none: the end. */
  readAfter(last: Row | null): Promise<readonly Row[]>;
}>;

/**
 * A CSV file that is read page by page, and only as fast as it is downloaded: the memory does not grow with the list.
 * If a page cannot be read, the download breaks off instead of looking complete.
 */
export function csvStream<Row>({ columns, lineOf, readAfter }: Source<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: Row | null = null;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(toCsv([columns]))),
      async pull(controller) {
        const rows = await readAfter(last);
        last = rows.at(-1) ?? null;
        if (last === null) controller.close();
        else controller.enqueue(encoder.encode(csvRows(rows.map(lineOf))));
      },
    },
    { highWaterMark: 1 },
  );
}

export function csvHeaders(name: string, at: Date) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${dayOf(at)}.csv"`,
  };
}
