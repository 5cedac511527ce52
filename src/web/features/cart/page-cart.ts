import { pageStorage } from '../../browser/page-storage.ts';
import { randomUuid } from '../../browser/random-id.ts';
import { createCartStore } from './cart-store.ts';

/** The page's cart. Browser storage is not touched before the first read. */
export const pageCart = createCartStore(pageStorage, randomUuid);
