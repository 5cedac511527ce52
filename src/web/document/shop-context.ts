import { createContext } from 'react-router';
import type { ShopReader } from '#contract/shop-reader.ts';

/** What loaders may read. The server fills it before it renders a page. */
export const shopContext = createContext<ShopReader>();
