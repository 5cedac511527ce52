import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import { FRAME_OF } from '#core/collection/stamp-style.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { FRAME_PATHS, STAMP_SIZE } from '../stamp/frame-paths.ts';

const REGIONS: readonly CountryRegion[] = ['africa', 'americas', 'asia', 'europe', 'middle_east', 'oceania'];

/** Which frame and ink belong to which region. */
export function Legend() {
  const t = useMessages('passport');
  return (
    <ul aria-label={t('book.legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {REGIONS.map((region) => (
        <li key={region} className="flex items-center gap-1.5">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${STAMP_SIZE} ${STAMP_SIZE}`}
            className="legend-frame"
            data-ink={region}
          >
            <path d={FRAME_PATHS[FRAME_OF[region]].outer} />
          </svg>
          {t(`regions.${region}`)}
        </li>
      ))}
    </ul>
  );
}
