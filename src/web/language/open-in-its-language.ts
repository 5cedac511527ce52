/** Loads the document at this address, which brings its own language. The navigation that called waits until then. */
export function openInItsLanguage(url: URL): Promise<never> {
  window.location.assign(url.href);
  return new Promise(() => undefined);
}
