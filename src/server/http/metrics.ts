import { Counter, Gauge, Registry } from 'prom-client';
import { PageSpeedHistograms } from './page-speed-histograms.ts';

const GAUGES = {
  process_uptime_seconds: 'Time since this process started.',
  process_resident_memory_bytes: 'Memory of this process.',
  process_heap_used_bytes: 'Memory used by JavaScript objects.',
  catalogue_version: 'Version of the catalogue in memory.',
  catalogue_plans: 'Number of plans on sale in the catalogue in memory.',
} as const;

type CatalogueGauges = Readonly<{ catalogue_version: number; catalogue_plans: number }>;

/** Counters of this process for /metrics. */
export class Metrics {
  readonly #registry = new Registry();
  readonly pageSpeed = new PageSpeedHistograms(this.#registry);
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by class of status code.',
    labelNames: ['status'],
    registers: [this.#registry],
  });
  /** Counted here for every response and written to the counter when it is read: its labels cost more than the count. */
  readonly #responses = new Map<number, number>();
  readonly #gauges = new Map(
    Object.entries(GAUGES).map(([name, help]) => [
      name,
      new Gauge({ name, help, registers: [this.#registry] }),
    ]),
  );

  countRequest(status: number): void {
    const statusClass = Math.floor(status / 100);
    this.#responses.set(statusClass, (this.#responses.get(statusClass) ?? 0) + 1);
  }

  /** In Prometheus text format. */
  write(catalogue: CatalogueGauges): Promise<string> {
    const memory = process.memoryUsage();
    const values: Record<keyof typeof GAUGES, number> = {
      process_uptime_seconds: process.uptime(),
      process_resident_memory_bytes: memory.rss,
      process_heap_used_bytes: memory.heapUsed,
      ...catalogue,
    };
    for (const [name, value] of Object.entries(values)) this.#gauges.get(name)?.set(value);
    this.#requests.reset();
    for (const [statusClass, count] of this.#responses)
      this.#requests.inc({ status: `${statusClass}xx` }, count);
    return this.#registry.metrics();
  }
}
