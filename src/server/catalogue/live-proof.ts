import type { Clock } from '#core/clock.ts';
import { countedSince } from '#core/destinations/sales.ts';
import type { Log } from '#core/log.ts';
import { deliveryFacts, type DeliveryFacts, type DeliveryReader } from '#core/proof/delivery-facts.ts';
import { NO_PROOF, type ShopProof } from '#core/proof/shop-proof.ts';
import type { PublishedReviews } from '#core/reviews/published-reviews.ts';
import { SharedRead } from './shared-read.ts';

/** Deliveries of 30 days change slowly. Reviews are also read as soon as one changes. */
const REFRESH_MS = 600_000;

type Needs = Readonly<{ deliveries: DeliveryReader; reviews: PublishedReviews; clock: Clock; log: Log }>;

/** Deliveries and published reviews, kept in memory, so that no page waits for the database. */
export class LiveProof {
  readonly #needs: Needs;
  #proof: ShopProof = NO_PROOF;
  readonly #reading = new SharedRead(() => this.#read());
  #timer: NodeJS.Timeout | undefined;
  #stopListening: (() => Promise<void>) | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async start(): Promise<void> {
    this.#stopListening = await this.#needs.reviews.onChange(() => void this.refresh());
    this.#timer = setInterval(() => void this.refresh(), REFRESH_MS).unref();
    await this.refresh();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#stopListening?.();
    this.#stopListening = null;
  }

  current(): ShopProof {
    return this.#proof;
  }

  refresh(): Promise<void> {
    return this.#reading.request();
  }

  /** Keeps the last reading when the database cannot be read. */
  async #read(): Promise<void> {
    const { deliveries, reviews, clock, log } = this.#needs;
    try {
      const counts = await deliveries.readDeliveries(countedSince(clock.now()));
      this.#follow(deliveryFacts(counts), await reviews.read());
    } catch (error) {
      log.warn('proof-read-failed', { error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  /** Pages are rendered again only when they would show something else. */
  #follow(deliveries: DeliveryFacts | null, reviews: ShopProof['reviews']): void {
    const { edition, ...before } = this.#proof;
    if (textOf({ deliveries, reviews }) === textOf(before)) return;
    this.#proof = { deliveries, reviews, edition: edition + 1 };
  }
}

function textOf({ deliveries, reviews }: Omit<ShopProof, 'edition'>): string {
  return JSON.stringify([deliveries, [...reviews].toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
