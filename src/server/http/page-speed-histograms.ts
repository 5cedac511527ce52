import { Histogram, type Registry } from 'prom-client';
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

/**
 * How fast pages were in visitors' browsers, per measure and route pattern. It stores nothing about a
 * visitor.
 */
export class PageSpeedHistograms {
  readonly #registry: Registry;
  readonly #histograms = new Map<Measure, Histogram<'route'>>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  add({ route, ...measured }: PageSpeedBody): void {
    for (const measure of MEASURES) {
      const value = measured[measure];
      if (value !== undefined)
        this.#histogramOf(measure).observe({ route }, measure === 'cls' ? value : value / 1000);
    }
  }

  /** Created with its first value: a measure without values is not written. */
  #histogramOf(measure: Measure): Histogram<'route'> {
    const known = this.#histograms.get(measure);
    if (known !== undefined) return known;
    const histogram = new Histogram({
      name: measure === 'cls' ? 'page_cls' : `page_${measure}_seconds`,
      help: `${measure.toUpperCase()} of page loads in visitors' browsers, by route.`,
      labelNames: ['route'],
      buckets: [...BOUNDS[measure]],
      registers: [this.#registry],
    });
    this.#histograms.set(measure, histogram);
    return histogram;
  }
}
