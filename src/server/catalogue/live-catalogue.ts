import { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { CatalogueStore } from '#core/catalogue/sync/catalogue-store.ts';
import type { Log } from '#core/log.ts';

/** A change notice can get lost with its connection; so often we look ourselves. */
const LOOK_AGAIN_MS = 30_000;

type Readable = Pick<CatalogueStore, 'load' | 'version' | 'onChange'>;
type Needs = Readonly<{ store: Readable; log: Log }>;

/**
 * The catalogue in memory, following the table. Readers always get a whole version: the old one until the new
 * one is ready. When the table cannot be read, the shop goes on with what it knows.
 */
export class LiveCatalogue {
  readonly #store: Readable;
  readonly #log: Log;
  #index = new CatalogueIndex({ version: 0, packages: [], inventory: [] });
  #reading: Promise<void> | null = null;
  #isStale = false;
  #stopListening: (() => Promise<void>) | null = null;
  #lookingAgain: NodeJS.Timeout | undefined;

  constructor({ store, log }: Needs) {
    this.#store = store;
    this.#log = log;
  }

  /** Reads the table once and follows it from then on. */
  async start(): Promise<void> {
    this.#stopListening = await this.#store.onChange(() => void this.refresh());
    this.#lookingAgain = setInterval(() => void this.#refreshIfChanged(), LOOK_AGAIN_MS).unref();
    await this.refresh();
  }

  async stop(): Promise<void> {
    clearInterval(this.#lookingAgain);
    await this.#stopListening?.();
    this.#stopListening = null;
  }

  current(): CatalogueIndex {
    return this.#index;
  }

  /** However many ask at once, the table is read by one, and once more if it changed meanwhile. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#takeStale()) {
      try {
        const snapshot = await this.#store.load();
        if (snapshot.version !== this.#index.version) this.#follow(new CatalogueIndex(snapshot));
      } catch (error) {
        this.#log.error('catalogue-unreadable', {
          error: error instanceof Error ? error.message : 'unknown',
        });
      }
    }
  }

  #takeStale(): boolean {
    const isStale = this.#isStale;
    this.#isStale = false;
    return isStale;
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
