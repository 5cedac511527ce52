import { Store } from '../store.ts';

const containers = new Store<readonly Element[]>([]);

/** Everything outside an open modal dialog is inert, so toasts appear inside the topmost one. */
export const toastContainer = {
  /** Null: the page itself. */
  current: (): Element | null => containers.current().at(-1) ?? null,
  subscribe: containers.subscribe,
  /** Returns a function that removes the container again. */
  enter: (container: Element): (() => void) => {
    containers.set([...containers.current(), container]);
    return () => containers.set(containers.current().filter((other) => other !== container));
  },
};
