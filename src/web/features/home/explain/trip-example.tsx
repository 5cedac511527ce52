import { Route } from 'lucide-react';
import { ITINERARY_PATH } from '#core/calculator/trip-mode.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Flag } from '../../../ui/flag.tsx';
import type { TripView } from './explain-view.ts';

/** The itinerary calculator, with an example that it computed from today's prices. */
export function TripExample({ stops, days, need, cheapest, ways }: TripView) {
  const t = useMessages('explain');
  return (
    <section aria-labelledby="trip-heading" className="night-band home-late late-trip">
      <div className="night-inner">
        <div className="night-words">
          <p className="night-label">
            <Route aria-hidden="true" className="size-5" />
            {t('trip.label')}
          </p>
          <h2 id="trip-heading" className="text-3xl">
            {t('trip.heading')}
          </h2>
          <p>{t('trip.text')}</p>
          <LocalizedLink to={ITINERARY_PATH} className="night-button">
            {t('trip.plan')}
          </LocalizedLink>
        </div>
        <div className="night-example">
          <p className="night-caption">{t('trip.example', { count: days, need })}</p>
          <ol className="night-route">
            {stops.map(({ name, countryCode }) => (
              <li key={countryCode} className="night-stop">
                <Flag countryCode={countryCode} />
                {name}
              </li>
            ))}
          </ol>
          <ul className="night-ways">
            {ways.map(({ kind, title, pieces, price, more }) => (
              <li key={kind} className="night-way">
                <h3 className="text-base">{title}</h3>
                <ul className="night-pieces">
                  {pieces.map((piece) => (
                    <li key={piece}>{piece}</li>
                  ))}
                </ul>
                <p className="night-price">
                  <span className="figure text-2xl">{price}</span>
                  {more === null ? (
                    <span className="sticker sticker-sun">{cheapest}</span>
                  ) : (
                    <span className="text-sm text-ink-soft">{more}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <p className="text-sm">{t('trip.note')}</p>
        </div>
      </div>
    </section>
  );
}
