import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Collection } from '#contract/account/collection.ts';
import { BRAND } from '#core/brand.ts';
import { machineReadableLines } from '#core/collection/machine-readable-lines.ts';
import { pageToOpen, passportPages } from '#core/collection/passport-pages.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Legend } from './legend.tsx';
import { Page, type Entry } from './page.tsx';
import { usePageTurning } from './use-page-turning.ts';

/** The pages with their stamps. A bought eSIM that has not connected is on the page of this year. */
export function Book({ collection }: Readonly<{ collection: Collection }>) {
  const t = useMessages('passport');
  const pages = passportPages(entriesOf(collection), (entry) => yearOf(entry, collection));
  const count = Math.max(pages.length, 1);
  const { first, pagesAtOnce, lastTurn, can, turn, onKeyDown, swipe } = usePageTurning(
    count,
    pageToOpen(pages, ({ kind }) => kind === 'stamp'),
  );
  const open = Array.from({ length: pagesAtOnce }, (_, offset) => first + offset);
  const position =
    pagesAtOnce === 2 && first + 1 < count
      ? t('book.pages', { first: first + 1, second: first + 2, count })
      : t('book.page', { page: first + 1, count });
  return (
    <section aria-label={t('book.label')} onKeyDown={onKeyDown}>
      <div className="passport-book" {...swipe}>
        <div key={first} className="passport-spread" data-turn={lastTurn}>
          {open.map((index) => (
            <Page
              key={index}
              number={index < count ? index + 1 : null}
              year={pages[index]?.year ?? null}
              entries={pages[index]?.entries ?? []}
            />
          ))}
        </div>
        <MachineReadable collection={collection} />
      </div>
      <div className="passport-under">
        <Legend />
        <div className="flex items-center gap-2">
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('book.back')}
            aria-disabled={!can.back}
            onClick={() => turn('back')}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <p role="status" className="min-w-30 text-center text-sm text-ink-soft">
            {position}
          </p>
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('book.forward')}
            aria-disabled={!can.forward}
            onClick={() => turn('forward')}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t('book.rule')}</p>
    </section>
  );
}

function entriesOf({ stamps, awaited }: Collection): readonly Entry[] {
  return [
    ...stamps.map((stamp) => ({ kind: 'stamp' as const, ...stamp })),
    ...awaited.map((stamp) => ({ kind: 'awaited' as const, ...stamp })),
  ];
}

function yearOf(entry: Entry, { asOf }: Collection): number {
  return new Date(entry.kind === 'stamp' ? entry.visitedAt : asOf).getFullYear();
}

/** A decoration: the list of stamps says the same. */
function MachineReadable({ collection: { stamps } }: Readonly<{ collection: Collection }>) {
  const lines = machineReadableLines(
    BRAND,
    stamps.map(({ countryCode }) => countryCode),
  );
  return (
    <div aria-hidden="true" className="passport-machine">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
