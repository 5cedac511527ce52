import { useMessages } from '../../../language/use-messages.ts';
import type { CountryView } from '../coverage-view.ts';
import type { Frame, Point } from './map-view.ts';

type Properties = Readonly<{ country: CountryView; at: Point; frame: Frame }>;

/**
 * One line about the country under the pointer, always inside the map. Visual only: the list has the same
 * information.
 */
export function MapTooltip({ country: { name, plans, from, generation }, at, frame }: Properties) {
  const t = useMessages('coverage');
  const facts =
    plans === 0 ? t('list.regional', { price: from }) : t('list.plans', { count: plans, price: from });
  const across = at.x > frame.width / 2 ? { right: frame.width - at.x + 12 } : { left: at.x + 14 };
  const along = at.y > frame.height / 2 ? { bottom: frame.height - at.y + 12 } : { top: at.y + 16 };
  return (
    <div aria-hidden="true" className="map-tooltip" style={{ ...across, ...along }}>
      <span className="block font-semibold">{name}</span>
      <span className="block">{generation === null ? facts : `${facts} · ${generation}`}</span>
    </div>
  );
}
