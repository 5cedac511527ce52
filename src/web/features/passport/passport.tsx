import type { Collection, Stamp } from '#contract/account/collection.ts';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { continentCount } from '#core/collection/stamp-style.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Book } from './book/book.tsx';
import { NewStamps } from './new-stamps.tsx';
import { ShareSection } from './picture/share-section.tsx';
import { useDates } from '../../language/use-times.ts';
import { VisitedMap } from './map/visited-map.tsx';
import { Visas } from './visas.tsx';

type Properties = Readonly<{
  collection: Collection;
  /** Stamps since the last look. */
  fresh: readonly Stamp[];
}>;

export function Passport({ collection, fresh }: Properties) {
  const { stamps } = collection;
  return (
    <div className="passport-layout">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <Summary stamps={stamps} />
        {stamps.length === 0 ? <FirstStamp collection={collection} /> : null}
        <NewStamps fresh={fresh} stamps={stamps} />
        <Book collection={collection} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <Visas {...collection} visited={stamps.length} />
        {stamps.length === 0 ? null : <ShareSection stamps={stamps} />}
      </div>
      <div className="col-span-full">
        <VisitedMap stamps={stamps} />
      </div>
    </div>
  );
}

function Summary({ stamps }: Readonly<{ stamps: readonly Stamp[] }>) {
  const t = useMessages('passport');
  const { month } = useDates();
  const [first] = stamps;
  return (
    <p className="min-h-14 text-lg text-ink-soft sm:min-h-7">
      {first === undefined
        ? t('summaryEmpty')
        : t('summary', {
            countries: t('countries', { count: stamps.length }),
            continents: t('continents', { count: continentCount(stamps.map(({ region }) => region)) }),
            month: month(first.visitedAt),
          })}
    </p>
  );
}

/** What to do for the first stamp. Above the book, so that its button is seen without scrolling on a phone. */
function FirstStamp({ collection: { awaited } }: Readonly<{ collection: Collection }>) {
  const t = useMessages('passport');
  const [next] = awaited;
  if (next === undefined)
    return (
      <div className="notice-card">
        <h2 className="text-2xl">{t('empty.title')}</h2>
        <p className="text-ink-soft">{t('empty.text')}</p>
        <LocalizedLink to="/plans" className={buttonClass('primary')}>
          {t('empty.browse')}
        </LocalizedLink>
      </div>
    );
  return (
    <div className="notice-card">
      <h2 className="text-2xl">{t('first.title', { country: next.country })}</h2>
      <p className="text-ink-soft">{t('first.text')}</p>
      <LocalizedLink to={installPath(next.esimId)} className={buttonClass('primary')}>
        {t('first.install')}
      </LocalizedLink>
    </div>
  );
}
