import type { Browser, CDPSession } from '@playwright/test';
import { observePage, type PageTimes } from './observe-page.ts';

/** Until now the browser counts what a first visit costs. */
const AFTER_LOAD_MS = 4000;

/** Of Lighthouse on a phone: a processor four times slower, and a slow 4G network. */
const SLOWER_CPU = 4;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const PHONE = { width: 412, height: 823 };

export type Visit = PageTimes &
  Readonly<{
    /** Compressed, as transferred. */
    scriptBytes: number;
    /** Of the page's main thread, slowed down. */
    cpuMs: number;
  }>;

/** One visit in a fresh profile, until some seconds after the page has loaded. */
export async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const scripts = await watchScripts(cdp);
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(observePage);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const times = await page.evaluate(() => window.pageTimes());
    return { ...times, scriptBytes: scripts.bytes(), cpuMs: await cpuTime(cdp) };
  } finally {
    await context.close();
  }
}

async function watchScripts(cdp: CDPSession) {
  const paths = new Map<string, string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response }) => paths.set(requestId, response.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (new URL(paths.get(requestId) ?? 'about:blank').pathname.endsWith('.js')) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return { bytes: () => bytes };
}

async function cpuTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
