/** The public anonymous key, from the page, where the server put it. Empty when the shop has none. */
export function publicKey(): string {
  return document.querySelector('meta[name="apikey"]')?.getAttribute('content') ?? '';
}
