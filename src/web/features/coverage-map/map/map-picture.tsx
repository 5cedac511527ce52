import { memo } from 'react';
import { planBand } from '#core/catalogue/geography/coverage-bands.ts';
import type { CountryView } from '../coverage-view.ts';
import { COUNTRY_SHAPES, shapeOf, type CountryShape } from '../../../country-shapes/country-shape.ts';
import { scaleOf, toFrame, type Frame, type MapView } from './map-view.ts';
import { isDotted } from './pick-country.ts';
import { positionLabels, type NamedShape } from './position-labels.ts';

const DOT_PX = 3.5;
/** Smaller where the whole world is as narrow as a phone. */
const NARROW = { belowPx: 600, dotPx: 2 } as const;

type Countries = ReadonlyMap<string, CountryView>;
type MapPictureView = Readonly<{ countries: Countries; view: MapView; frame: Frame }>;
type Properties = MapPictureView & Readonly<{ label: string; chosen: string | null; hovered: string | null }>;

/** A picture only: the list has the same information for screen readers. */
export function MapPicture({ countries, view, frame, label, chosen, hovered }: Properties) {
  const scale = scaleOf(view, frame);
  const { x, y } = toFrame({ x: 0, y: 0 }, view, frame);
  return (
    <svg role="img" aria-label={label} width={frame.width} height={frame.height} className="block">
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Outlines countries={countries} />
        <Outline code={hovered} className="map-hovered" />
        <Outline code={chosen} className="map-chosen" />
      </g>
      <Dots countries={countries} view={view} frame={frame} chosen={chosen} />
      <Names countries={countries} view={view} frame={frame} />
    </svg>
  );
}

/** Rendered once: moving the map only transforms the group around it, and the colours come from CSS. */
const Outlines = memo(function Outlines({ countries }: Readonly<{ countries: Countries }>) {
  return COUNTRY_SHAPES.map(({ code, cx, d }) =>
    d === '' ? null : (
      <path key={`${code ?? ''} ${cx}`} d={d} className="map-country" {...tonesOf(code, countries)} />
    ),
  );
});

function tonesOf(code: string | null, countries: Countries) {
  const country = code === null ? undefined : countries.get(code);
  if (code === null || country === undefined) return {};
  return {
    'data-code': code,
    'data-plans': planBand(country.plans),
    'data-network': country.generation ?? 'none',
  };
}

function Outline({ code, className }: Readonly<{ code: string | null; className: string }>) {
  const shape = code === null ? null : shapeOf(code);
  return shape === null ? null : <path d={shape.d} className={className} />;
}

function Dots({ countries, view, frame, chosen }: MapPictureView & Readonly<{ chosen: string | null }>) {
  const isNarrow = frame.width < NARROW.belowPx && view.zoom < 2;
  const radius = isNarrow ? NARROW.dotPx : DOT_PX;
  return soldShapes(countries)
    .filter((shape) => isDotted(shape, view, frame))
    .map(({ code, cx, cy }) => {
      const { x, y } = toFrame({ x: cx, y: cy }, view, frame);
      return (
        <circle
          key={code}
          cx={x}
          cy={y}
          r={code === chosen ? radius + 2 : radius}
          className={code === chosen ? 'map-dot map-dot-chosen' : 'map-dot'}
          {...tonesOf(code, countries)}
        />
      );
    });
}

/** Names of the countries with enough space for them, larger countries first. */
function Names({ countries, view, frame }: MapPictureView) {
  return positionLabels(namedShapes(countries), view, frame).map(({ name, x, y }) => (
    <text key={name} x={x} y={y} className="map-name">
      {name}
    </text>
  ));
}

function namedShapes(countries: Countries): readonly NamedShape[] {
  return soldShapes(countries).map((shape) => ({
    ...shape,
    name: countries.get(shape.code ?? '')?.name ?? '',
  }));
}

function soldShapes(countries: Countries): readonly CountryShape[] {
  return COUNTRY_SHAPES.filter(({ code }) => code !== null && countries.has(code));
}
