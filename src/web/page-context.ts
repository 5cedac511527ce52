import { createContext } from 'react-router';

export type PageNeeds = Readonly<{ nonce: string | null; publicOrigin: string | null; anonKey: string }>;

/** What the document needs from the server beside the catalogue. */
export const pageContext = createContext<PageNeeds>({ nonce: null, publicOrigin: null, anonKey: '' });
