import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { WorldMapProperties } from '../coverage-view.ts';
import { MapSurface } from './map-surface.tsx';
import type { Frame } from './map-view.ts';

/** The map in the size of its container. */
export function WorldMap(properties: WorldMapProperties) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useFrame(container);
  return (
    <div ref={container} className="coverage-canvas">
      {frame === null ? null : <MapSurface {...properties} frame={frame} />}
    </div>
  );
}

function useFrame(container: RefObject<HTMLElement | null>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => {
    if (container.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      // 240 outlines: drawn in slices, so that a press in between is handled first.
      if (width > 0 && height > 0) startTransition(() => setFrame({ width, height }));
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return frame;
}
