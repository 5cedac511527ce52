import { createContext, use } from 'react';
import { OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { SANDBOX_SELLER, type Seller } from '#core/seller.ts';

/** Facts about where a page is shown. The same values on the server and in the browser. */
export type PageFacts = Readonly<{
  /** The shop's public address, for canonical links: `https://shop.example`. */
  origin: string;
  /** The public anonymous key that our calls send; it grants no rights. Empty when the shop has none. */
  anonKey: string;
  /** The languages that the shop offers, English first. */
  languages: readonly Language[];
  /** Who sells, and the address customers write to. */
  seller: Seller;
  /** For inline scripts of private pages. Null on public pages and in the browser. */
  nonce: string | null;
  /** The page's messages as JSON text; on the server they are complete only after the page has been rendered. */
  embeddedMessages: () => string;
}>;

const NO_PAGE: PageFacts = {
  origin: '',
  anonKey: '',
  languages: OFFERED_BY_DEFAULT,
  seller: SANDBOX_SELLER,
  nonce: null,
  embeddedMessages: () => '{}',
};

export const PageFactsContext = createContext<PageFacts>(NO_PAGE);

export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
