import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import type { CountryView, WorldMapProperties } from '../coverage-view.ts';
import { COUNTRY_SHAPES } from '../../../country-shapes/country-shape.ts';
import type { MapCamera } from './map-camera.ts';
import { MapControls } from './map-controls.tsx';
import { MapPicture } from './map-picture.tsx';
import { MapTooltip } from './map-tooltip.tsx';
import { wholeWorld, type Frame, type MapView, type Point } from './map-view.ts';
import { isDotted, pickCountry } from './pick-country.ts';
import { useMapCamera } from './use-map-camera.ts';

const STEP_PX = 90;
const ZOOM_STEP = 1.6;
const HINT_ID = 'coverage-map-keys';

type Properties = WorldMapProperties & Readonly<{ frame: Frame }>;
type Hover = Readonly<{ country: CountryView; at: Point }>;

/** The interactive map: drag, zoom and press. The list has the same information. */
export function MapSurface({ countries, colouring, region, chosen, onChoose, frame }: Properties) {
  const t = useMessages('coverage');
  const element = useRef<HTMLDivElement>(null);
  const [camera, view] = useMapCamera(element, { frame, countries, region, chosen });
  const [hover, setHover] = useState<Hover | null>(null);
  const byCode = useMemo(() => new Map(countries.map((country) => [country.code, country])), [countries]);
  const countryAt = (event: MouseEvent) => byCode.get(codeAt(event, { byCode, view, frame }) ?? '') ?? null;
  const follow = (event: MouseEvent) => {
    const country = event.buttons === 0 ? countryAt(event) : null;
    setHover(country === null ? null : { country, at: pointOf(event) });
  };
  return (
    <>
      <div
        ref={element}
        role="application"
        tabIndex={0}
        aria-label={t('map.label')}
        aria-describedby={HINT_ID}
        className="coverage-surface"
        data-is-near={view.zoom > wholeWorld(frame).zoom + 0.01}
        data-is-over={hover !== null}
        onKeyDown={(event) => moveByKey(event, camera)}
        onClick={(event) => {
          const country = countryAt(event);
          if (country !== null) onChoose(country.code);
        }}
        onDoubleClick={(event) => camera.zoomBy(ZOOM_STEP * ZOOM_STEP, pointOf(event))}
        onPointerMove={follow}
        onPointerLeave={() => setHover(null)}
      >
        <MapPicture
          countries={byCode}
          view={view}
          frame={frame}
          label={t(`map.picture.${colouring}`)}
          chosen={chosen}
          hovered={hover?.country.code ?? null}
        />
      </div>
      <p id={HINT_ID} className="sr-only">
        {t('map.keys')}
      </p>
      {hover === null ? null : <MapTooltip {...hover} frame={frame} />}
      <MapControls
        onZoom={(isNearer) => camera.zoomBy(isNearer ? ZOOM_STEP : 1 / ZOOM_STEP)}
        onReset={() => camera.goTo(wholeWorld)}
      />
    </>
  );
}

function pointOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

type SurfaceView = Readonly<{ byCode: ReadonlyMap<string, CountryView>; view: MapView; frame: Frame }>;

function codeAt(event: MouseEvent, { byCode, view, frame }: SurfaceView): string | null {
  const land = event.target instanceof SVGElement ? (event.target.dataset['code'] ?? null) : null;
  const dotted = COUNTRY_SHAPES.filter(
    (shape) => shape.code !== null && byCode.has(shape.code) && isDotted(shape, view, frame),
  );
  return pickCountry({ at: pointOf(event), land, dotted }, view, frame);
}

/** Arrow keys pan; plus and minus zoom; 0 and Home show the whole world. */
function moveByKey(event: KeyboardEvent, camera: MapCamera): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = KEYS[event.key];
  if (move === undefined) return;
  event.preventDefault();
  move(camera);
}

const KEYS: Readonly<Record<string, (camera: MapCamera) => void>> = {
  ArrowLeft: (camera) => camera.panBy({ x: STEP_PX, y: 0 }),
  ArrowRight: (camera) => camera.panBy({ x: -STEP_PX, y: 0 }),
  ArrowUp: (camera) => camera.panBy({ x: 0, y: STEP_PX }),
  ArrowDown: (camera) => camera.panBy({ x: 0, y: -STEP_PX }),
  '+': (camera) => void camera.zoomBy(ZOOM_STEP),
  '=': (camera) => void camera.zoomBy(ZOOM_STEP),
  '-': (camera) => void camera.zoomBy(1 / ZOOM_STEP),
  _: (camera) => void camera.zoomBy(1 / ZOOM_STEP),
  '0': (camera) => camera.goTo(wholeWorld),
  Home: (camera) => camera.goTo(wholeWorld),
};
