import { useEffect, useRef, useState, type RefObject } from 'react';
import type { WorldMapProperties } from '../coverage-view.ts';
import { MapSurface } from './map-surface.tsx';
import type { Frame } from './map-view.ts';

/** The map as large as its place on the page. */
export function WorldMap(properties: WorldMapProperties) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useFrame(place);
  return (
    <div ref={place} className="coverage-canvas">
      {frame === null ? null : <MapSurface {...properties} frame={frame} />}
    </div>
  );
}

function useFrame(place: RefObject<HTMLElement | null>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setFrame({ width, height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return frame;
}
