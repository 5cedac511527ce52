import { lazy, Suspense, type ComponentType } from 'react';
import type { Stamp } from '#contract/account/collection.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{ stamps: readonly Stamp[] }>;

/** With the outlines of all countries, so it is loaded after the page. Without it the stamps say the same. */
const WorldPicture = lazy<ComponentType<Properties>>(() =>
  import('./world-picture.tsx').then(
    (loaded) => ({ default: loaded.WorldPicture }),
    () => ({ default: () => null }),
  ),
);

export function VisitedMap({ stamps }: Properties) {
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
