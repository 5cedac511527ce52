import type { Order, Visitors } from './visitors.ts';

type Needs = Readonly<{
  visitors: Visitors;
  plan: Readonly<{ packageId: string; price: number }>;
  perSecond: number;
}>;

type Phase = { checkouts: number; failed: number; slowestCheckoutMs: number; slowestDeliveryMs: number };

/** A steady trickle of customers who check out, pay and wait for their eSIM. */
export class Trickle {
  readonly #needs: Needs;
  readonly #phases = new Map<string, Phase>();
  readonly #orders: Promise<Order | null>[] = [];
  readonly failures: string[] = [];
  #phase = 'start';
  #timer: NodeJS.Timeout | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    this.#timer = setInterval(() => this.#orders.push(this.#buy()), 1_000 / this.#needs.perSecond);
  }

  /** What follows is counted under this name. */
  enter(phase: string): void {
    this.#phase = phase;
    console.log(`${new Date().toISOString()} ${phase}`);
  }

  /** No new customers; resolves with the orders when all of them were delivered. */
  async stop(): Promise<readonly Order[]> {
    if (this.#timer !== null) clearInterval(this.#timer);
    return (await Promise.all(this.#orders)).filter((order) => order !== null);
  }

  phases(): Readonly<Record<string, Phase>> {
    return Object.fromEntries(this.#phases);
  }

  async #buy(): Promise<Order | null> {
    const { visitors, plan } = this.#needs;
    const phase = this.#phaseNow();
    phase.checkouts += 1;
    try {
      const before = performance.now();
      const { answer, email } = await visitors.checkOut(plan);
      if (answer.status !== 200) throw new Error(`The checkout returned ${answer.status} ${answer.text}`);
      phase.slowestCheckoutMs = Math.max(phase.slowestCheckoutMs, Math.round(performance.now() - before));
      const paid = performance.now();
      const order = await visitors.payAndWait(answer, email);
      phase.slowestDeliveryMs = Math.max(phase.slowestDeliveryMs, Math.round(performance.now() - paid));
      return order;
    } catch (error) {
      phase.failed += 1;
      this.failures.push(`${this.#phase}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  #phaseNow(): Phase {
    const phase = this.#phases.get(this.#phase) ?? {
      checkouts: 0,
      failed: 0,
      slowestCheckoutMs: 0,
      slowestDeliveryMs: 0,
    };
    this.#phases.set(this.#phase, phase);
    return phase;
  }
}
