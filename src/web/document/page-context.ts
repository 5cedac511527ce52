import { createContext } from 'react-router';
import { DEFAULT_LANGUAGE, OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { SANDBOX_SELLER, type Seller } from '#core/seller.ts';

export type PageNeeds = Readonly<{
  nonce: string | null;
  publicOrigin: string | null;
  anonKey: string;
  seller: Seller;
  /** The language of the page. */
  language: Language;
  /** The languages that the shop offers. */
  languages: readonly Language[];
}>;

/** What the document needs from the server besides the catalogue. */
export const pageContext = createContext<PageNeeds>({
  nonce: null,
  publicOrigin: null,
  anonKey: '',
  seller: SANDBOX_SELLER,
  language: DEFAULT_LANGUAGE,
  languages: OFFERED_BY_DEFAULT,
});
