import { lazy, Suspense } from 'react';
import type { Stamp } from '#contract/collection.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** With the outlines of all countries, so it is loaded after the page. Without it the stamps say the same. */
const WorldPicture = lazy(() =>
  import('./world-picture.tsx').then(
    (loaded) => ({ default: loaded.WorldPicture }),
    () => ({ default: () => null }),
  ),
);

export function VisitedMap({ stamps }: Readonly<{ stamps: readonly Stamp[] }>) {
  const t = useMessages('passport');
  return (
    <section>
      <h2 className="mb-3 text-2xl">{t('map.heading')}</h2>
      <div className="passport-map">
        <Suspense fallback={null}>
          <WorldPicture stamps={stamps} />
        </Suspense>
      </div>
    </section>
  );
}
