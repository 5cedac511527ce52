import { whenIdle } from './when-idle.ts';

/** Registered late, so that the first visit is not slowed down. The shop also works without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
