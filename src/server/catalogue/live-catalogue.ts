import { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { CatalogueStore } from '#core/catalogue/sync/catalogue-store.ts';
import type { Log } from '#core/log.ts';
import { SharedRead } from './shared-read.ts';

/** A change notification can get lost with its connection, so the version is also polled this often. */
const POLL_EVERY_MS = 30_000;

type Readable = Pick<CatalogueStore, 'load' | 'version' | 'onChange'>;
type Needs = Readonly<{ store: Readable; log: Log }>;

/**
 * The catalogue in memory, kept in step with the table. Readers always get a complete version: the old one
 * until the new one is ready. When the table cannot be read, the shop continues with the last version.
 */
export class LiveCatalogue {
  readonly #store: Readable;
  readonly #log: Log;
  #index = new CatalogueIndex({ version: 0, packages: [], inventory: [] });
  readonly #reading = new SharedRead(() => this.#read());
  #stopListening: (() => Promise<void>) | null = null;
  #polling: NodeJS.Timeout | undefined;
  #onFollow: (() => Promise<void>) | null = null;

  constructor({ store, log }: Needs) {
    this.#store = store;
    this.#log = log;
  }

  /** Reads the table once and follows its changes from then on. */
  async start(): Promise<void> {
    this.#stopListening = await this.#store.onChange(() => void this.refresh());
    this.#polling = setInterval(() => void this.#refreshIfChanged(), POLL_EVERY_MS).unref();
    await this.refresh();
  }

  async stop(): Promise<void> {
    clearInterval(this.#polling);
    await this.#stopListening?.();
    this.#stopListening = null;
  }

  /** Runs before each new version is served: what pages show beside it must be as new. */
  beforeFollowing(prepare: () => Promise<void>): void {
    this.#onFollow = prepare;
  }

  current(): CatalogueIndex {
    return this.#index;
  }

  refresh(): Promise<void> {
    return this.#reading.request();
  }

  async #read(): Promise<void> {
    try {
      const snapshot = await this.#store.load();
      if (snapshot.version === this.#index.version) return;
      await this.#onFollow?.();
      this.#follow(new CatalogueIndex(snapshot));
    } catch (error) {
      this.#log.error('catalogue-unreadable', {
        error: error instanceof Error ? error.message : 'unknown',
      });
    }
  }

  #follow(index: CatalogueIndex): void {
    this.#index = index;
    this.#log.info('catalogue-loaded', { version: index.version, plans: index.plans.length });
  }

  async #refreshIfChanged(): Promise<void> {
    const version = await this.#store.version().catch(() => this.#index.version);
    if (version !== this.#index.version) await this.refresh();
  }
}
