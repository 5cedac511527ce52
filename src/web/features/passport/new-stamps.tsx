import type { Stamp } from '#contract/account/collection.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { NewStamp } from './new-stamp.tsx';
import { StampPicture } from './stamp/stamp-picture.tsx';
import { useDates } from '../../language/use-times.ts';

type Properties = Readonly<{
  /** Stamps since the last look. */
  fresh: readonly Stamp[];
  stamps: readonly Stamp[];
}>;

/** Several new stamps share one card: a card each would push the passport off the screen. */
export function NewStamps({ fresh, stamps }: Properties) {
  const t = useMessages('passport');
  const language = useLanguage();
  const { date } = useDates();
  const [first] = fresh;
  if (first === undefined) return null;
  if (fresh.length === 1) return <NewStamp stamp={first} nth={stamps.indexOf(first) + 1} />;
  const countries = new Intl.ListFormat(language).format(fresh.map(({ country }) => country));
  return (
    <div role="status" className="passport-new passport-new-several">
      <div className="grid gap-1.5">
        <span className="passport-new-mark">{t('new.mark')}</span>
        <p className="font-display text-2xl font-bold">{t('new.several', { countries })}</p>
        <p className="text-ink-soft">
          {t('new.severalText', { countries: t('countries', { count: stamps.length }) })}
        </p>
      </div>
      <div className="passport-new-stamps">
        {fresh.map((stamp) => (
          <div key={stamp.countryCode} className="passport-pressed">
            <StampPicture {...stamp} when={date(stamp.visitedAt)} />
          </div>
        ))}
      </div>
    </div>
  );
}
