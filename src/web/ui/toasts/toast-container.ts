let containers: readonly Element[] = [];
const listeners = new Set<() => void>();

/** Everything outside an open modal dialog is inert, so toasts appear inside the topmost one. */
export const toastContainer = {
  /** Null: the page itself. */
  current: (): Element | null => containers.at(-1) ?? null,
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  /** Returns a function that removes the container again. */
  enter: (container: Element): (() => void) => {
    move([...containers, container]);
    return () => move(containers.filter((other) => other !== container));
  },
};

function move(next: readonly Element[]): void {
  containers = next;
  listeners.forEach((listener) => listener());
}
