import { createToastStore } from './toast-store.ts';

/** The page's toasts. */
export const toasts = createToastStore({
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});
