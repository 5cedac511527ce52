/** A phone opens its installer at once; after this time it will not. */
const OPENS_WITHIN_MS = 5000;

/** Calls `onFailed` when the phone did not open its installer: the page is still in front after five seconds. */
export function watchDirectInstall(onFailed: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = window.setTimeout(() => {
    controller.abort();
    onFailed();
  }, OPENS_WITHIN_MS);
  const opened = () => {
    controller.abort();
    window.clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', opened, { signal });
  window.addEventListener('pagehide', opened, { signal });
  window.addEventListener('blur', opened, { signal });
}
