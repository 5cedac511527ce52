import { ArrowRight } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import { OUTLINE_PICTURE, PLACE_PICTURES, type Landing } from '../../country-shapes/place-pictures.ts';
import type { PlacesView, PopularTile } from './places-view.ts';

/** The most popular destinations: one link per tile. */
export function PopularDestinations({ popular, countries }: PlacesView) {
  const t = useMessages('places');
  return (
    <section aria-labelledby="popular-heading" className="places">
      <div className="places-head">
        <h2 id="popular-heading" className="text-3xl">
          {t('popular.heading')}
        </h2>
        <p className="text-ink-soft">{t('popular.lead')}</p>
        <LocalizedLink to="/coverage-map" className="places-more">
          {t('popular.all', { count: countries })}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalizedLink>
      </div>
      <ul className="popular-tiles">
        {popular.map((tile) => (
          <li key={tile.path}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ path, name, countryCode, from, usual, landing }: PopularTile) {
  const t = useMessages('places');
  return (
    <LocalizedLink to={path} className="popular-tile">
      {countryCode === null || landing === null ? null : (
        <LandingPicture countryCode={countryCode} {...landing} />
      )}
      <span className="popular-name">
        {countryCode === null ? null : <Flag countryCode={countryCode} />}
        {name}
      </span>
      {from === null ? null : (
        <span className="popular-from">
          {t('from')} <b>{from}</b>
        </span>
      )}
      {usual === null ? null : (
        <span className="popular-usual">
          {t('popular.usual', { data: usual.data, count: usual.days })} <b>{usual.price}</b>
        </span>
      )}
    </LocalizedLink>
  );
}

/** The prices are on the left, so the arc starts on the right. */
const START = { x: OUTLINE_PICTURE.width - 4, y: 6 };
const LIFT = 14;

/** The country, with an arc that ends in it. */
function LandingPicture({ countryCode, x, y }: Landing & Readonly<{ countryCode: string }>) {
  const { width, height } = OUTLINE_PICTURE;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="popular-outline">
      <use href={`${PLACE_PICTURES}#${countryCode}`} width={width} height={height} className="popular-land" />
      <path
        d={`M${START.x} ${START.y}Q${(START.x + x) / 2} ${Math.min(START.y, y) - LIFT} ${x} ${y}`}
        className="popular-arc"
      />
      <circle cx={x} cy={y} r="8" className="popular-dot" />
    </svg>
  );
}
