import { Store } from '../../../ui/store.ts';
import { between, panned, withinWorld, zoomed, type Frame, type MapView, type Point } from './map-view.ts';

const ANIMATION_MS = 550;

type Needs = Readonly<{
  /** Calls back before the next animation frame, with the time in milliseconds. */
  nextFrame: (draw: (now: number) => void) => void;
  /** Whether the visitor's system is set to reduced motion. */
  isMotionReduced: () => boolean;
}>;

/** The current view of the map. Every change of the view goes through this class; the last one wins. */
export class MapCamera {
  readonly #needs: Needs;
  readonly #shown: Store<MapView>;
  #frame: Frame;
  #animation = 0;

  constructor(view: MapView, frame: Frame, needs: Needs) {
    this.#needs = needs;
    this.#frame = frame;
    this.#shown = new Store(withinWorld(view, frame));
  }

  readonly view = (): MapView => this.#shown.current();

  readonly subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  resize(frame: Frame): void {
    this.#frame = frame;
    this.#shown.set(withinWorld(this.view(), frame));
  }

  panBy(by: Point): void {
    this.#stop();
    this.#shown.set(panned(this.view(), by, this.#frame));
  }

  /** Zooms around the centre unless `still` is given. Returns false at the nearest and the farthest zoom. */
  zoomBy(by: number, still: Point = { x: this.#frame.width / 2, y: this.#frame.height / 2 }): boolean {
    const next = zoomed(this.view(), { by, still }, this.#frame);
    if (next.zoom === this.view().zoom) return false;
    this.#stop();
    this.#shown.set(next);
    return true;
  }

  /** Moves there with an animation, or at once with reduced motion. */
  goTo(viewFor: (frame: Frame) => MapView): void {
    this.#stop();
    const target = viewFor(this.#frame);
    const animation = this.#animation;
    const from = this.view();
    let startedAt: number | null = null;
    const draw = (now: number) => {
      if (animation !== this.#animation) return;
      startedAt ??= now;
      const part = this.#needs.isMotionReduced() ? 1 : Math.min(1, (now - startedAt) / ANIMATION_MS);
      this.#shown.set(part === 1 ? target : between(from, target, eased(part)));
      if (part < 1) this.#needs.nextFrame(draw);
    };
    this.#needs.nextFrame(draw);
  }

  #stop(): void {
    this.#animation += 1;
  }
}

/** Starts and ends slowly. */
function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
