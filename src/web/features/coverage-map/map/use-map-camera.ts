import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { boxAroundMost, shapeOf } from '../../../country-shapes/country-shape.ts';
import type { WorldMapProperties } from '../coverage-view.ts';
import { MapCamera } from './map-camera.ts';
import { lookAt, wholeWorld, type Frame, type MapView } from './map-view.ts';
import { trackGestures } from './track-gestures.ts';

/** From this frame width on the panel covers the left of the map. PANEL_PX is its width with margins. */
const WIDE_FRAME_PX = 700;
const PANEL_PX = 340;

type Needs = Pick<WorldMapProperties, 'countries' | 'region' | 'chosen'> & Readonly<{ frame: Frame }>;

/** The camera of one map: gestures move it, and it moves to a chosen country or region. */
export function useMapCamera(
  element: RefObject<HTMLElement | null>,
  { frame, countries, region, chosen }: Needs,
): readonly [MapCamera, MapView] {
  const [camera] = useState(() => new MapCamera(firstView(chosen, frame), frame, BROWSER));
  const view = useSyncExternalStore(camera.subscribe, camera.view);
  useEffect(() => camera.resize(frame), [camera, frame]);
  useEffect(() => {
    if (element.current === null) return;
    return trackGestures(element.current, camera);
  }, [element, camera]);
  useGoToRegion(camera, region, countries);
  useEffect(() => {
    const shape = chosen === null ? null : shapeOf(chosen);
    if (shape !== null) camera.goTo((now) => viewOf(shape, now));
  }, [camera, chosen]);
  return [camera, view];
}

/** Moves to a region when it is chosen, and to the whole world when it is cleared. */
function useGoToRegion(
  camera: MapCamera,
  region: WorldMapProperties['region'],
  countries: WorldMapProperties['countries'],
): void {
  const shown = useRef(region);
  useEffect(() => {
    if (shown.current === region) return;
    shown.current = region;
    const codes = countries.filter((country) => country.region === region).map(({ code }) => code);
    const box = region === null ? null : boxAroundMost(codes);
    camera.goTo((frame) => (box === null ? wholeWorld(frame) : lookAt(box, frame)));
  }, [camera, region, countries]);
}

const BROWSER = {
  nextFrame: (draw: (now: number) => void) => void window.requestAnimationFrame(draw),
  isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
};

function firstView(chosen: string | null, frame: Frame): MapView {
  const shape = chosen === null ? null : shapeOf(chosen);
  return shape === null ? wholeWorld(frame) : viewOf(shape, frame);
}

function viewOf(shape: NonNullable<ReturnType<typeof shapeOf>>, frame: Frame): MapView {
  return lookAt(shape, frame, frame.width >= WIDE_FRAME_PX ? PANEL_PX : 0);
}
