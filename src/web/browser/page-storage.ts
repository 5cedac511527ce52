import { createBrowserStorage } from './browser-storage.ts';

/** The storage of this browser. It is not touched before the first read. */
export const pageStorage = createBrowserStorage({ storage: () => localStorage, page: () => window });
