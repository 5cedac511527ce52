let places: readonly Element[] = [];
const listeners = new Set<() => void>();

/** Everything outside an open modal dialog is out of reach, so notices appear inside the topmost one. */
export const toastPlace = {
  /** Null: the page itself. */
  current: (): Element | null => places.at(-1) ?? null,
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  /** Answers how to leave again. */
  enter: (place: Element): (() => void) => {
    move([...places, place]);
    return () => move(places.filter((other) => other !== place));
  },
};

function move(next: readonly Element[]): void {
  places = next;
  listeners.forEach((listener) => listener());
}
