/** The page that shows the saved eSIMs; the service worker keeps it with the offline page. */
const SAVED_PAGE = '/dashboard/saved';

/** Whether the service worker can show the saved eSIMs without a connection. Waits for its installation. */
export async function isWorkerReady(): Promise<boolean> {
  // The development server has no built files to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return false;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker === null) return false;
  await untilDecided(worker);
  return worker.state === 'activated' && (await caches.match(SAVED_PAGE)) !== undefined;
}

/** Resolves when the worker is active or was given up. */
function untilDecided(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      worker.removeEventListener('statechange', check);
      resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}
