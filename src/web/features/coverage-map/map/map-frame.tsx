import { lazy, Suspense } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useHydrated } from '../../../browser/hydration.tsx';
import type { WorldMapProperties } from '../coverage-view.ts';

/** Loaded once the page stands. Without it the list beside it still says everything. */
const WorldMap = lazy(() =>
  import('./world-map.tsx').then(
    (loaded) => ({ default: loaded.WorldMap }),
    () => ({ default: MapUnavailable }),
  ),
);

/** The place of the map: a quiet picture of the land until the countries are there, and for those without scripts. */
export function MapFrame(properties: WorldMapProperties) {
  const isHydrated = useHydrated();
  return (
    <div className="coverage-frame" data-colouring={properties.colouring}>
      <div className="coverage-land" aria-hidden="true" />
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
