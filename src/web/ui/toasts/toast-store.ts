export type ToastTone = 'plain' | 'good' | 'bad';

export type ToastWords = Readonly<{
  title: string;
  text?: string;
  tone?: ToastTone;
  /** How long it stays open by itself, in milliseconds. */
  durationMs?: number;
  /** What can be done about it right here; doing it closes the toast. */
  action?: Readonly<{ label: string; run: () => void }>;
}>;

export type Toast = ToastWords & Readonly<{ id: number; state: 'open' | 'dismissed' }>;

/** Later work; a test passes its own clock. */
export interface Timers {
  after: (milliseconds: number, run: () => void) => () => void;
}

export interface ToastStore {
  /** Shows a toast; one already visible makes room for it. Answers its id. */
  show: (words: ToastWords) => number;
  dismiss: (id: number) => void;
  /** Somebody reads it: it stays, until it is let go; then its time begins anew. */
  hold: (id: number) => void;
  letGo: (id: number) => void;
  /** The toasts still held, newest first; a dismissed one is held until it is removed. */
  list: () => readonly Toast[];
  subscribe: (changed: () => void) => () => void;
}

export const REMOVAL_DELAY_MS = 1_000_000;
const DEFAULT_DURATION_MS = 5000;

export function createToastStore(timers: Timers): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let stopTimer = () => {};
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    if (!toasts.some((toast) => toast.id === id && toast.state === 'open')) return;
    change(toasts.map((toast) => (toast.id === id ? { ...toast, state: 'dismissed' } : toast)));
    timers.after(REMOVAL_DELAY_MS, () => change(toasts.filter((toast) => toast.id !== id)));
  };

  const show = (words: ToastWords) => {
    const id = ++lastId;
    for (const toast of toasts) dismiss(toast.id);
    change([{ ...words, id, state: 'open' }, ...toasts]);
    letGo(id);
    return id;
  };

  // Only one toast is open, so there is only one time to keep.
  const letGo = (id: number) => {
    const open = toasts.find((toast) => toast.id === id && toast.state === 'open');
    if (open === undefined) return;
    stopTimer();
    stopTimer = timers.after(open.durationMs ?? DEFAULT_DURATION_MS, () => dismiss(id));
  };

  const hold = (id: number) => {
    if (toasts.some((toast) => toast.id === id && toast.state === 'open')) stopTimer();
  };

  return {
    show,
    dismiss,
    hold,
    letGo,
    list: () => toasts,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
