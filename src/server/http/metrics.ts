import { PageSpeedHistograms } from './page-speed-histograms.ts';

/** Counters for /metrics, in Prometheus text format. */
export class Metrics {
  readonly pageSpeed = new PageSpeedHistograms();
  readonly #requests = new Map<string, number>();

  countRequest(status: number): void {
    const kind = `${Math.floor(status / 100)}xx`;
    this.#requests.set(kind, (this.#requests.get(kind) ?? 0) + 1);
  }

  write(gauges: Readonly<Record<string, number>>): string {
    const memory = process.memoryUsage();
    const lines = [
      '# TYPE http_requests_total counter',
      ...[...this.#requests].map(([kind, count]) => `http_requests_total{status="${kind}"} ${count}`),
      ...Object.entries({
        process_uptime_seconds: process.uptime(),
        process_resident_memory_bytes: memory.rss,
        process_heap_used_bytes: memory.heapUsed,
        ...gauges,
      }).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
      ...this.pageSpeed.write(),
    ];
    return `${lines.join('\n')}\n`;
  }
}
