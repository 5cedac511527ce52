import { expect, test } from 'vitest';
import { PageSpeedHistograms } from './page-speed-histograms.ts';

test('PERF-06 each measure is counted in every bucket it fits, per route, in seconds', () => {
  const histograms = new PageSpeedHistograms();
  histograms.add({ route: '/plans', lcp: 900, cls: 0.02 });
  histograms.add({ route: '/plans', lcp: 2500 });
  histograms.add({ route: '/esim/:slug', lcp: 30_000 });
  const text = histograms.write().join('\n');
  expect(text).toContain('# TYPE page_lcp_seconds histogram');
  expect(text).toContain('page_lcp_seconds_bucket{route="/plans",le="0.5"} 0');
  expect(text).toContain('page_lcp_seconds_bucket{route="/plans",le="1"} 1');
  expect(text).toContain('page_lcp_seconds_bucket{route="/plans",le="2.5"} 2');
  expect(text).toContain('page_lcp_seconds_bucket{route="/plans",le="+Inf"} 2');
  expect(text).toContain('page_lcp_seconds_sum{route="/plans"} 3.4');
  expect(text).toContain('page_lcp_seconds_count{route="/esim/:slug"} 1');
  expect(text).toContain('page_lcp_seconds_bucket{route="/esim/:slug",le="20"} 0');
  expect(text).toContain('page_cls_bucket{route="/plans",le="0.05"} 1');
});

test('a measure without values is not written', () => {
  expect(new PageSpeedHistograms().write()).toEqual([]);
});
