import 'i18next';
import type { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';

/** English is the type of the keys: a key that no English file holds does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof ENGLISH_PAGES & typeof ENGLISH_SERVER;
  }
}
