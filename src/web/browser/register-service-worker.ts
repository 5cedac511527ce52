import { whenIdle } from './when-idle.ts';

/** Late, so that the first visit is not slowed down. The shop works as well without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
