import { pageStorage } from '../../browser/page-storage.ts';
import { createCartStore } from './cart-store.ts';

/** The page's cart. Browser storage is not touched before the first read. */
export const pageCart = createCartStore(pageStorage, newUuid);

/** `crypto.randomUUID` is missing on pages without https. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
