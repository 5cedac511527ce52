import { Store } from '../store.ts';

export type ToastTone = 'plain' | 'good' | 'bad';

export type ToastText = Readonly<{
  title: string;
  text?: string;
  tone?: ToastTone;
  /** On a phone at the end of the screen, for a page that has just opened: below the header is its heading. */
  isLow?: boolean;
  /** Time until it closes automatically, in milliseconds. */
  durationMs?: number;
  /** An action offered in the toast; running it closes the toast. */
  action?: Readonly<{ label: string; run: () => void }>;
}>;

export type Toast = ToastText & Readonly<{ id: number; state: 'open' | 'dismissed' }>;

/** Timers; a test passes its own clock. */
export interface Timers {
  after: (milliseconds: number, run: () => void) => () => void;
}

export interface ToastStore {
  /** Shows a toast, which replaces a visible one. Returns its id. */
  show: (words: ToastText) => number;
  dismiss: (id: number) => void;
  /** The visitor is reading it: it stays until it is released; then its timer starts again. */
  hold: (id: number) => void;
  release: (id: number) => void;
  /** The stored toasts, newest first; a dismissed one stays stored until it is removed. */
  list: () => readonly Toast[];
  subscribe: (changed: () => void) => () => void;
}

export const REMOVAL_DELAY_MS = 1_000_000;
const DEFAULT_DURATION_MS = 5000;

export function createToastStore(timers: Timers): ToastStore {
  const toasts = new Store<readonly Toast[]>([]);
  let lastId = 0;
  let cancelTimer = () => {};
  const findOpen = (id: number) =>
    toasts.current().find((toast) => toast.id === id && toast.state === 'open');

  const dismiss = (id: number) => {
    if (findOpen(id) === undefined) return;
    toasts.set(toasts.current().map((toast) => (toast.id === id ? { ...toast, state: 'dismissed' } : toast)));
    timers.after(REMOVAL_DELAY_MS, () => toasts.set(toasts.current().filter((toast) => toast.id !== id)));
  };

  const show = (words: ToastText) => {
    const id = ++lastId;
    for (const toast of toasts.current()) dismiss(toast.id);
    toasts.set([{ ...words, id, state: 'open' }, ...toasts.current()]);
    release(id);
    return id;
  };

  // Only one toast is open, so one timer is enough.
  const release = (id: number) => {
    const open = findOpen(id);
    if (open === undefined) return;
    cancelTimer();
    cancelTimer = timers.after(open.durationMs ?? DEFAULT_DURATION_MS, () => dismiss(id));
  };

  const hold = (id: number) => {
    if (findOpen(id) !== undefined) cancelTimer();
  };

  return { show, dismiss, hold, release, list: toasts.current, subscribe: toasts.subscribe };
}
