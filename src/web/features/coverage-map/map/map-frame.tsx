import { lazy, Suspense } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useHydrated } from '../../../browser/hydration.tsx';
import { COVERAGE_PICTURE } from '../../../country-shapes/place-pictures.ts';
import type { WorldMapProperties } from '../coverage-view.ts';

/** Loaded after the page. Without it the list beside it still has all the information. */
const WorldMap = lazy(() =>
  import('./world-map.tsx').then(
    (loaded) => ({ default: loaded.WorldMap }),
    () => ({ default: MapUnavailable }),
  ),
);

/** The area of the map: a picture of it until the countries are loaded, and without scripts. */
export function MapFrame(properties: WorldMapProperties) {
  const isHydrated = useHydrated();
  const { path, width, height } = COVERAGE_PICTURE;
  return (
    <div className="coverage-frame" data-colouring={properties.colouring}>
      <img src={path} alt="" width={width} height={height} className="coverage-land" />
      {isHydrated ? (
        <Suspense fallback={null}>
          <WorldMap {...properties} />
        </Suspense>
      ) : null}
    </div>
  );
}

function MapUnavailable() {
  const t = useMessages('coverage');
  return <p className="coverage-unavailable">{t('map.unavailable')}</p>;
}
