import type { PageSpeedBody } from '#contract/page-speed.ts';

type Measure = Exclude<keyof PageSpeedBody, 'route'>;

/**
 * Histogram bounds around the values known to feel fast and slow. Times are in seconds, as Prometheus
 * expects.
 */
const BOUNDS: Readonly<Record<Measure, readonly number[]>> = {
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.8, 5],
  fcp: [0.5, 1, 1.8, 3, 6, 15],
  lcp: [0.5, 1, 1.5, 2.5, 4, 8, 20],
  inp: [0.05, 0.1, 0.2, 0.5, 1, 3],
  cls: [0, 0.01, 0.05, 0.1, 0.25, 1],
};
const MEASURES = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;

type Histogram = { counts: number[]; sum: number; count: number };

/**
 * How fast pages were in visitors' browsers, per measure and route pattern. It stores nothing about a
 * visitor.
 */
export class PageSpeedHistograms {
  readonly #histograms = new Map<Measure, Map<string, Histogram>>();

  add({ route, ...measured }: PageSpeedBody): void {
    for (const measure of MEASURES) {
      const value = measured[measure];
      if (value !== undefined) this.#count(measure, route, measure === 'cls' ? value : value / 1000);
    }
  }

  /** Lines in Prometheus text format. */
  write(): readonly string[] {
    return MEASURES.flatMap((measure) => {
      const routes = [...(this.#histograms.get(measure) ?? [])];
      const name = nameOf(measure);
      if (routes.length === 0) return [];
      return [
        `# TYPE ${name} histogram`,
        ...routes.flatMap(([route, { counts, sum, count }]) => [
          ...BOUNDS[measure].map(
            (bound, index) => `${name}_bucket{route="${route}",le="${bound}"} ${counts[index] ?? 0}`,
          ),
          `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
          `${name}_sum{route="${route}"} ${sum}`,
          `${name}_count{route="${route}"} ${count}`,
        ]),
      ];
    });
  }

  #count(measure: Measure, route: string, value: number): void {
    const histogram = this.#histogramOf(measure, route);
    BOUNDS[measure].forEach((bound, index) => {
      if (value <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
    });
    histogram.sum += value;
    histogram.count += 1;
  }

  #histogramOf(measure: Measure, route: string): Histogram {
    const routes = this.#histograms.get(measure) ?? new Map<string, Histogram>();
    this.#histograms.set(measure, routes);
    const known = routes.get(route) ?? { counts: [], sum: 0, count: 0 };
    routes.set(route, known);
    return known;
  }
}

function nameOf(measure: Measure): string {
  return measure === 'cls' ? 'page_cls' : `page_${measure}_seconds`;
}
