import { barePath } from '#core/language-path.ts';
import type { LRUCache } from 'lru-cache';
import { createBoundedCache } from '../http/bounded-cache.ts';
import type { StoredResponse } from '../http/stored-response.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Every destination has a guide in each language. A search engine reads them all, a visitor one or two. */
const GUIDE_BYTES = 8 * 1024 * 1024;
const GUIDE = /^\/guides\//;

/** A cache of rendered public pages, for one version of their data at a time. Guides never evict other pages. */
export class PageCache {
  readonly #pages = createBoundedCache<StoredResponse>(CACHE_BYTES, (page) => page.bytes);
  readonly #guides = createBoundedCache<StoredResponse>(GUIDE_BYTES, (page) => page.bytes);
  readonly #rendering = new Map<string, Promise<StoredResponse>>();
  #version = '';

  recall(path: string, version: string): StoredResponse | undefined {
    this.#follow(version);
    return this.#partFor(path).get(path);
  }

  /**
   * Concurrent requests for a page that is not cached share one render. Only complete pages with status 200
   * are cached.
   */
  render(path: string, version: string, render: () => Promise<StoredResponse>): Promise<StoredResponse> {
    this.#follow(version);
    const key = `${version} ${path}`;
    const inProgress = this.#rendering.get(key);
    if (inProgress !== undefined) return inProgress;
    const rendering = render()
      .then((page) => {
        if (page.status === 200 && version === this.#version) this.#partFor(path).set(path, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #follow(version: string): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#pages.clear();
    this.#guides.clear();
  }

  #partFor(path: string): LRUCache<string, StoredResponse> {
    return GUIDE.test(barePath(path)) ? this.#guides : this.#pages;
  }
}
