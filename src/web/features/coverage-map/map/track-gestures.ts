import type { MapCamera } from './map-camera.ts';
import type { Point } from './map-view.ts';

/** A press that moves less than this, in pixels, is not a drag. */
const DRAG_PX = 5;
/** How much one pixel of a wheel or a trackpad pinch zooms. */
const WHEEL_STRENGTH = 0.0016;
const PINCH_STRENGTH = 0.01;
const LINE_PX = 16;

/** Lets wheel, mouse and touch move the map. Returns a function that stops it. */
export function trackGestures(element: HTMLElement, camera: MapCamera): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const fingers = new Fingers(element, camera);
  element.addEventListener('pointerdown', (event) => fingers.down(event), { signal });
  element.addEventListener('pointermove', (event) => fingers.move(event), { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, (event) => fingers.up(event), { signal });
  element.addEventListener('click', (event) => fingers.ignoreClickAfterDrag(event), {
    signal,
    capture: true,
  });
  element.addEventListener('wheel', (event) => zoomByWheel(event, element, camera), {
    signal,
    passive: false,
  });
  return () => controller.abort();
}

/** At the nearest and the farthest zoom the wheel scrolls the page again. */
function zoomByWheel(event: WheelEvent, element: HTMLElement, camera: MapCamera): void {
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
  const strength = event.ctrlKey ? PINCH_STRENGTH : WHEEL_STRENGTH;
  const hasZoomed = camera.zoomBy(Math.exp(-pixels * strength), pointIn(element, event));
  if (hasZoomed || event.ctrlKey) event.preventDefault();
}

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

class Fingers {
  readonly #element: HTMLElement;
  readonly #camera: MapCamera;
  readonly #points = new Map<number, Point>();
  #dragged = 0;

  constructor(element: HTMLElement, camera: MapCamera) {
    this.#element = element;
    this.#camera = camera;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#points.size === 0) this.#dragged = 0;
    this.#points.set(event.pointerId, pointIn(this.#element, event));
  }

  move(event: PointerEvent): void {
    const before = this.#points.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(this.#element, event);
    this.#points.set(event.pointerId, now);
    this.#dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#dragged < DRAG_PX) return;
    // Captured only now: after capture, a click no longer reports which country it was on.
    this.#element.setPointerCapture(event.pointerId);
    const other = [...this.#points].find(([id]) => id !== event.pointerId)?.[1];
    const share = other === undefined ? 1 : 0.5;
    this.#camera.panBy({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
    if (other !== undefined) this.#pinch(other, before, now);
  }

  #pinch(other: Point, before: Point, now: Point): void {
    const distance = Math.hypot(before.x - other.x, before.y - other.y);
    if (distance === 0) return;
    const by = Math.hypot(now.x - other.x, now.y - other.y) / distance;
    this.#camera.zoomBy(by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.#points.delete(event.pointerId);
  }

  ignoreClickAfterDrag(event: MouseEvent): void {
    if (this.#dragged >= DRAG_PX) event.stopPropagation();
    this.#dragged = 0;
  }
}
