import type { Stamp } from '#contract/account/collection.ts';
import { journeyLegs, type Leg } from '#core/collection/journey-legs.ts';
import { COUNTRY_SHAPES, LAND_IN_THE_MIDDLE, shapeOf } from '../../../country-shapes/country-shape.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{ stamps: readonly Stamp[] }>;

/** All land in one path: it is never changed, and one element is drawn faster than 250. */
const LAND = COUNTRY_SHAPES.map(({ d }) => d).join('');

const { x, y, w, h } = LAND_IN_THE_MIDDLE;
const VIEW_BOX = `${x} ${y} ${w} ${h}`;

/** The visited countries in the ink of their region, and the way from one to the next within a trip. */
export function WorldPicture({ stamps }: Properties) {
  const t = useMessages('passport');
  const language = useLanguage();
  const names = stamps.map(({ country }) => country);
  const list = new Intl.ListFormat(language).format(names);
  return (
    <svg
      role="img"
      aria-label={names.length === 0 ? t('map.empty') : t('map.label', { countries: list })}
      viewBox={VIEW_BOX}
    >
      <path d={LAND} className="passport-land" />
      <Visited stamps={stamps} />
      <Legs stamps={stamps} />
    </svg>
  );
}

function Visited({ stamps }: Properties) {
  return stamps.map(({ countryCode, region }) => {
    const shape = shapeOf(countryCode.slice(0, 2));
    return shape === null ? null : (
      <g key={countryCode} data-ink={region} data-country={countryCode} className="passport-visited">
        <path d={shape.d} />
        <circle cx={shape.cx} cy={shape.cy} />
      </g>
    );
  });
}

function Legs({ stamps }: Properties) {
  const visits = stamps.map(({ countryCode, visitedAt }) => ({
    countryCode,
    visitedAt: new Date(visitedAt),
  }));
  return journeyLegs(visits).map((leg) => {
    const arc = arcOf(leg);
    return arc === null ? null : <path key={`${leg.from} ${leg.to}`} d={arc} className="passport-leg" />;
  });
}

/** Bends upwards, more over a longer way. */
function arcOf({ from, to }: Leg): string | null {
  const [a, b] = [shapeOf(from.slice(0, 2)), shapeOf(to.slice(0, 2))];
  if (a === null || b === null) return null;
  const height = Math.hypot(b.cx - a.cx, b.cy - a.cy) / 3;
  return `M${a.cx} ${a.cy}Q${(a.cx + b.cx) / 2} ${Math.min(a.cy, b.cy) - height} ${b.cx} ${b.cy}`;
}
