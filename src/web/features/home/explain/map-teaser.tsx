import { COVERAGE_PICTURE } from '../../../country-shapes/place-pictures.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { MapTeaserView } from './explain-view.ts';

/** The coverage map as a picture, with its legend. The map itself is one link away. */
export function MapTeaser({ countries, legend }: MapTeaserView) {
  const t = useMessages('explain');
  const { path, width, height } = COVERAGE_PICTURE;
  return (
    <section aria-labelledby="map-heading" className="places home-late late-map">
      <div className="map-teaser">
        <img
          src={path}
          alt={t('map.picture')}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="map-teaser-picture"
        />
        <div className="map-teaser-words">
          <h2 id="map-heading" className="text-2xl">
            {t('map.heading')}
          </h2>
          <p className="text-ink-soft">{t('map.text', { count: countries })}</p>
          <ul aria-label={t('map.legend')} className="map-teaser-legend">
            {legend.map(({ tone, words }) => (
              <li key={tone} data-tone={tone}>
                {words}
              </li>
            ))}
          </ul>
          <LocalizedLink to="/coverage-map" className={`justify-self-start ${buttonClass('quiet')}`}>
            {t('map.open')}
          </LocalizedLink>
        </div>
      </div>
    </section>
  );
}
