import { createContext } from 'react-router';
import { SANDBOX_SELLER, type Seller } from '#core/seller.ts';

export type PageNeeds = Readonly<{
  nonce: string | null;
  publicOrigin: string | null;
  anonKey: string;
  seller: Seller;
}>;

/** What the document needs from the server besides the catalogue. */
export const pageContext = createContext<PageNeeds>({
  nonce: null,
  publicOrigin: null,
  anonKey: '',
  seller: SANDBOX_SELLER,
});
