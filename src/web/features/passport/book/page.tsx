import type { AwaitedStamp, Stamp } from '#contract/account/collection.ts';
import { STAMPS_PER_PAGE } from '#core/collection/passport-pages.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { StampPicture } from '../stamp/stamp-picture.tsx';
import { useDates } from '../../../language/use-times.ts';

export type Entry = Readonly<{ kind: 'stamp' } & Stamp> | Readonly<{ kind: 'awaited' } & AwaitedStamp>;

type Properties = Readonly<{
  /** Null: the blank page beside the last one. */
  number: number | null;
  year: number | null;
  entries: readonly Entry[];
}>;

export function Page({ number, year, entries }: Properties) {
  const t = useMessages('passport');
  const free = STAMPS_PER_PAGE - entries.length;
  return (
    <div className="passport-page" aria-hidden={number === null}>
      <div className="passport-page-top">
        <h2 className="text-xl">{year ?? '\u00a0'}</h2>
        <span className="text-sm text-ink-soft">{number === null ? null : t('book.number', { number })}</span>
      </div>
      <ul className="passport-stamps">
        {entries.map((entry) => (
          <StampItem key={entry.countryCode} entry={entry} />
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} aria-hidden="true" className="passport-free" />
        ))}
      </ul>
    </div>
  );
}

function StampItem({ entry }: Readonly<{ entry: Entry }>) {
  const t = useMessages('passport');
  const { date } = useDates();
  const isAwaited = entry.kind === 'awaited';
  const when = isAwaited ? t('book.whenYouLand') : date(entry.visitedAt);
  return (
    <li>
      <StampPicture {...entry} when={when} isAwaited={isAwaited} />
      <span className="sr-only">
        {isAwaited
          ? t('book.awaited', { country: entry.country })
          : t('book.stamp', { country: entry.country, date: when })}
      </span>
    </li>
  );
}
