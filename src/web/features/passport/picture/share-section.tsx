import { lazy, Suspense, type ComponentType } from 'react';
import type { Stamp } from '#contract/account/collection.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{ stamps: readonly Stamp[] }>;

/** Draws with the outlines of all countries, so it is loaded after the page. */
const PictureMaker = lazy<ComponentType<Properties>>(() =>
  import('./picture-maker.tsx').then(
    (loaded) => ({ default: loaded.PictureMaker }),
    () => ({ default: () => null }),
  ),
);

export function ShareSection({ stamps }: Properties) {
  const t = useMessages('passport');
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('share.heading')}</h2>
      <Suspense fallback={<div className="passport-picture" />}>
        <PictureMaker stamps={stamps} />
      </Suspense>
    </section>
  );
}
