import { buildPages } from './launch/build-pages.ts';

await buildPages(new AbortController().signal);
