import { CircleCheck, Lock } from 'lucide-react';
import type { Collection } from '#contract/account/collection.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';

/** Slots are as wide as the card: a goal of one country is one long slot, and 30 are two rows. */
const MOST_IN_A_ROW = 15;

type Properties = Pick<Collection, 'earned' | 'next'> & Readonly<{ visited: number }>;

/** The badges: earned ones with their date, the next with one slot per country, the one after it as a sentence. */
export function Visas({ earned, next: [next, later], visited }: Properties) {
  const t = useMessages('passport');
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('visas.heading')}</h2>
      {earned.length === 0 ? null : (
        <ul className="grid grid-cols-2 gap-3">
          {earned.map((visa) => (
            <Earned key={visa.badge} {...visa} />
          ))}
        </ul>
      )}
      {next === undefined ? (
        <p className="text-ink-soft">{t('visas.all')}</p>
      ) : (
        <Next {...next} visited={visited} />
      )}
      {later === undefined ? null : (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {t('visas.later', { badge: t(`badges.${later.badge}`), count: later.countries })}
        </p>
      )}
    </section>
  );
}

function Earned({ badge, countries, earnedAt }: Collection['earned'][number]) {
  const t = useMessages('passport');
  const { date } = useDates();
  return (
    <li className="visa visa-earned">
      <span aria-hidden="true" className="visa-number">
        {countries}
      </span>
      <CircleCheck aria-hidden="true" className="visa-tick size-5" />
      <span className="font-display text-lg leading-tight font-bold">{t(`badges.${badge}`)}</span>
      <span className="sr-only">{t('visas.takes', { count: countries })}</span>
      <time dateTime={earnedAt} className="text-sm">
        {date(earnedAt)}
      </time>
    </li>
  );
}

function Next({ badge, countries, missing, visited }: Collection['next'][number] & { visited: number }) {
  const t = useMessages('passport');
  const progress = t('visas.progress', { visited, count: missing, total: countries });
  return (
    <div className="visa visa-next">
      <span aria-hidden="true" className="visa-number">
        {countries}
      </span>
      <div className="visa-next-main">
        <h3 className="text-lg">{t('visas.next', { badge: t(`badges.${badge}`) })}</h3>
        <div
          aria-hidden="true"
          className="visa-slots"
          style={{ gridTemplateColumns: `repeat(${Math.min(countries, MOST_IN_A_ROW)}, minmax(0, 1fr))` }}
        >
          {Array.from({ length: countries }, (_, index) => (
            <span key={index} className="visa-slot" data-is-filled={index < visited} />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{progress}</p>
      </div>
    </div>
  );
}
