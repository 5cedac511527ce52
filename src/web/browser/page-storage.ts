import { createBrowserStorage } from './browser-storage.ts';
import { siteStorage } from './guarded-storage.ts';

/** The storage of this browser. It is not touched before the first read. */
export const pageStorage = createBrowserStorage({ storage: siteStorage, page: () => window });
