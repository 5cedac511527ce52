/**
 * `npm run bench:first-visit`: the first visit of a phone. Chromium with a quarter of the processor, a slow network and an
 * empty cache opens each page; prints medians and no verdicts. Options: `--pages=/,/plans --runs=9`. Folders after it hold
 * other versions of the shop, each with its build: they are measured in turn with this one.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#tests/browser/setup/find-chromium.ts';
import { startChild } from './child-server.ts';
import { controlAddress } from './first-visit/control-page.ts';
import { measureVisit, type Visit } from './first-visit/measure-visit.ts';
import { print } from './order-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '/,/plans,/esim/germany,/calculator,/coverage-map' },
    runs: { type: 'string', default: '5' },
  },
});
const pages = values.pages.split(',');
const runs = Number(values.runs);

const ROOT = join(import.meta.dirname, '..');
const shops = await Promise.all(
  [ROOT, ...positionals].map(async (folder) => {
    const program = relative(import.meta.dirname, join(folder, 'bench/shop-server.ts'));
    return { folder, ...(await startChild(program, { plans: 6_000 })) };
  }),
);
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
print(
  `${'page'.padEnd(48)} ${['FCP', 'LCP', 'TBT', 'longest', 'CPU ms', 'CLS', 'scripts kB'].map(cell).join(' ')}`,
);
// A page without a shop: what the machine itself does to the figures.
await measureInTurn(browser, new Map([['control: no shop', controlAddress()]]));
for (const path of pages)
  await measureInTurn(
    browser,
    new Map(shops.map(({ folder, port }) => [`${path} ${folder}`, `http://127.0.0.1:${port}${path}`])),
  );
await browser.close();
for (const shop of shops) shop.stop();

/** Alternates between the versions, so that other load on the machine affects each. */
async function measureInTurn(started: Browser, addresses: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...addresses].map(([name, address]) => ({ name, address, visits: Array<Visit>() }));
  for (let run = 0; run < runs; run += 1)
    for (const { address, visits } of rows) visits.push(await measureVisit(started, address));
  for (const { name, visits } of rows) printRow(name, visits);
}

function printRow(name: string, visits: readonly Visit[]): void {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const figures = [
    middle(({ fcpMs }) => fcpMs).toFixed(0),
    middle(({ lcpMs }) => lcpMs).toFixed(0),
    middle(({ blockedMs }) => blockedMs).toFixed(0),
    middle(({ longestMs }) => longestMs).toFixed(0),
    middle(({ cpuMs }) => cpuMs).toFixed(0),
    middle(({ layoutShift }) => layoutShift).toFixed(3),
    middle(({ scriptBytes }) => scriptBytes / 1000).toFixed(1),
  ];
  print(`${name.padEnd(48)} ${figures.map(cell).join(' ')}`);
}

function cell(text: string): string {
  return text.padStart(10);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
