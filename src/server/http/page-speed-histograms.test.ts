import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { PageSpeedHistograms } from './page-speed-histograms.ts';

test('PERF-06 each measure is counted in every bucket it fits, per route, in seconds', async () => {
  const registry = new Registry();
  const histograms = new PageSpeedHistograms(registry);
  histograms.add({ route: '/plans', lcp: 900, cls: 0.02 });
  histograms.add({ route: '/plans', lcp: 2500 });
  histograms.add({ route: '/esim/:slug', lcp: 30_000 });
  const text = await registry.metrics();
  expect(text).toContain('# TYPE page_lcp_seconds histogram');
  expect(text).toContain('page_lcp_seconds_bucket{le="0.5",route="/plans"} 0');
  expect(text).toContain('page_lcp_seconds_bucket{le="1",route="/plans"} 1');
  expect(text).toContain('page_lcp_seconds_bucket{le="2.5",route="/plans"} 2');
  expect(text).toContain('page_lcp_seconds_bucket{le="+Inf",route="/plans"} 2');
  expect(text).toContain('page_lcp_seconds_sum{route="/plans"} 3.4');
  expect(text).toContain('page_lcp_seconds_count{route="/esim/:slug"} 1');
  expect(text).toContain('page_lcp_seconds_bucket{le="20",route="/esim/:slug"} 0');
  expect(text).toContain('page_cls_bucket{le="0.05",route="/plans"} 1');
});

test('a measure without values is not written', async () => {
  const registry = new Registry();
  new PageSpeedHistograms(registry).add({ route: '/plans', lcp: 900 });
  const text = await registry.metrics();
  expect(text).toContain('page_lcp_seconds');
  expect(text).not.toContain('page_cls');
});
