/** Reads the public anonymous key that the server wrote into the page. Empty when the shop has none. */
export function publicKey(): string {
  return document.querySelector('meta[name="apikey"]')?.getAttribute('content') ?? '';
}
