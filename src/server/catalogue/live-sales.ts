import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { Clock } from '#core/clock.ts';
import { salesFacts, type SalesFacts } from '#core/destinations/sales-facts.ts';
import { countedSince, NOTHING_SOLD, type Sales, type SalesReader } from '#core/destinations/sales.ts';
import type { Log } from '#core/log.ts';

const REFRESH_MS = 120_000;

type Needs = Readonly<{ reader: SalesReader; clock: Clock; log: Log }>;

/** What sells and what is sold out, read on a timer, so that no page waits for the database. */
export class LiveSales {
  readonly #needs: Needs;
  #sales: Sales = NOTHING_SOLD;
  #facts: Readonly<{ of: CatalogueIndex; sales: Sales; facts: SalesFacts }> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.refresh(), REFRESH_MS).unref();
    await this.refresh();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Keeps the last reading when the database cannot be read. */
  async refresh(): Promise<void> {
    const { reader, clock, log } = this.#needs;
    try {
      this.#sales = await reader.readSales(countedSince(clock.now()));
    } catch (error) {
      log.warn('sales-read-failed', { error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  factsFor(index: CatalogueIndex): SalesFacts {
    const known = this.#facts;
    if (known?.of === index && known.sales === this.#sales) return known.facts;
    const facts = salesFacts(index.plans, this.#sales);
    this.#facts = { of: index, sales: this.#sales, facts };
    return facts;
  }
}
