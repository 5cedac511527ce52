import { ArrowRight } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PLACE_PICTURES, REGION_PICTURE } from '../../country-shapes/place-pictures.ts';
import type { PlacesView, RegionTile } from './places-view.ts';

/** One eSIM for several countries. On narrow screens a strip; a focused link scrolls into view. */
export function RegionTiles({ regions, prices }: PlacesView) {
  const t = useMessages('places');
  return (
    <section aria-labelledby="regions-heading" className="places home-late late-regions">
      <div className="places-head">
        <h2 id="regions-heading" className="text-3xl">
          {t('regions.heading')}
        </h2>
        <p className="text-ink-soft">
          {prices === null ? t('regions.leadUncounted') : t('regions.lead', prices)}
        </p>
        <LocalizedLink to="/coverage-map" className="places-more">
          {t('regions.map')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalizedLink>
      </div>
      <ul className="region-tiles">
        {regions.map((tile) => (
          <li key={tile.slug} className={tile.isGlobal ? 'region-wide' : ''}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same tiles in one line, above a list of plans. */
export function RegionStrip({ regions }: Pick<PlacesView, 'regions'>) {
  const t = useMessages('places');
  return (
    <nav aria-label={t('regions.choose')}>
      <ul className="region-tiles region-strip">
        {regions.map((tile) => (
          <li key={tile.slug}>
            <Tile {...tile} isGlobal={false} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({ slug, path, name, isGlobal, countries, isAtMost, from }: RegionTile) {
  const t = useMessages('places');
  const { width, height } = REGION_PICTURE;
  return (
    <LocalizedLink to={path} className="region-tile">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="region-map">
        <use href={`${PLACE_PICTURES}#${slug}`} width={width} height={height} />
      </svg>
      <span className="region-name">{name}</span>
      {isGlobal ? <span className="region-note">{t('regions.global')}</span> : null}
      <span className="region-facts">
        {countries === 0 ? null : (
          <span>{t(isAtMost ? 'regions.atMost' : 'regions.countries', { count: countries })}</span>
        )}
        {from === null ? null : (
          <span className="region-from">
            {t('from')} <b>{from}</b>
          </span>
        )}
      </span>
    </LocalizedLink>
  );
}
