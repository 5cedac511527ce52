import { randomUUID } from 'node:crypto';
import {
  CANARY_NAMES,
  findCanaries,
  NO_CANARIES,
  STORED_CANARIES,
  type Canaries,
} from '#tests/integration/canaries/canaries.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';
import { anIccidOfSomebody, give, topUp } from './buy-for-others.ts';
import { placesOf, readCookies, readStorage, recordRequests } from './browser-traces.ts';
import { readLogs, readMetrics, searchDatabase } from './shop-traces.ts';
import {
  bill,
  buy,
  endReminders,
  install,
  leaveTab,
  saveForOffline,
  setPassword,
  share,
  signOut,
} from './visit.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'OPS-10 AUTH-29 AUTH-40 AUTH-46 AUTH-49 after purchases, gift, top-up, installation and share no secret of the customer or of the recipient is in a log, metric, job, address or storage',
  { tag: '@long' },
  async ({ page, context, mailbox, shop, request, browserErrors }) => {
    // A read that is under way when the customer signs out is refused.
    browserErrors.expect(/401 \(Unauthorized\) \(\S+\/api\/orders\?/);
    const sent = recordRequests(context);
    const address = `canary-${randomUUID()}@example.com`;
    const password = `canary ${randomUUID()}`;
    const visit = { page, context, mailbox, address };
    const canaries: Canaries = {
      address,
      password,
      ...(await give(visit)),
      ...(await topUp(visit, await anIccidOfSomebody(request, shop.dataDir))),
      ...(await buy(visit)),
      ...(await install(visit)),
      ...(await share(visit)),
      ...(await setPassword(visit, password)),
      ...(await bill(visit)),
    };
    await endReminders(visit);
    for (const name of CANARY_NAMES) expect(canaries[name].length, name).toBeGreaterThan(12);

    const saved =
      await test.step('AUTH-29 signed in: only what is shown of a session is stored, and tokens only in HttpOnly cookies', async () => {
        expect(findCanaries(await readStorage(page), canaries)).toEqual(['localStorage session: address']);
        const withSaved = { ...canaries, ...(await saveForOffline(visit)) };
        expect(findCanaries(await readStorage(page), withSaved).toSorted()).toEqual([
          expect.stringMatching(/^cache \/saved-esims\/\S+: ICCID$/),
          expect.stringMatching(/^cache \/saved-esims\/\S+: activation code$/),
          'localStorage session: address',
        ]);
        expect(findCanaries(await readCookies(context), canaries)).toEqual([
          expect.stringMatching(/^cookie landfall-order-[\w-]+ \(HttpOnly\): order access token$/),
          'cookie landfall.session_token (HttpOnly): session token',
        ]);
        return withSaved;
      });

    await test.step('the page reports its speed', async () => {
      const reported = page.waitForResponse((response) => response.url().endsWith('/api/page-speed'));
      await leaveTab(page);
      expect((await reported).status()).toBe(204);
      expect(sent.map(({ url }) => url.pathname)).toContain('/api/page-speed');
    });

    await test.step('AUTH-46 signed out: nothing is left in the browser', async () => {
      await signOut(visit);
      expect(findCanaries(await readStorage(page), saved)).toEqual([]);
      expect(findCanaries(await readCookies(context), canaries)).toEqual([]);
    });

    expect(findCanaries(placesOf(sent, shop.origin), canaries)).toEqual([]);

    await test.step('OPS-10 no log and no metric has one', async () => {
      const logs = await readLogs(shop.dataDir);
      expect(logs.map(([name]) => name)).toEqual(expect.arrayContaining(['shop.log', 'server.log']));
      expect(findCanaries([...logs, await readMetrics(shop.origin)], canaries)).toEqual([]);
    });

    await test.step('AUTH-40 AUTH-49 the database has them only where the data model says', async () => {
      const signedOut = STORED_CANARIES.filter((place) => !place.startsWith('sessions.'));
      expect(await searchDatabase(shop.dataDir, canaries)).toEqual(signedOut);
    });
  },
);

test(
  'the search for canaries finds one in every place of a browser',
  { tag: '@long' },
  async ({ page, context, shop, browserErrors }) => {
    browserErrors.expect(/404 \(Not Found\)|415 \(Unsupported Media Type\)/);
    const sent = recordRequests(context);
    const planted = `planted-${randomUUID()}`;
    const canaries = { ...NO_CANARIES, address: planted };
    await open(page, '/contact');
    await page.evaluate(async (value) => {
      localStorage.setItem('a', value);
      sessionStorage.setItem('b', value);
      document.cookie = `c=${value}`;
      // A service worker that starts deletes every cache but its own.
      await navigator.serviceWorker.ready;
      const [own = ''] = await caches.keys();
      await (await caches.open(own)).put('/d', new Response(value));
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open('e');
        opening.onupgradeneeded = () => opening.result.createObjectStore('f').put(value, 1);
        opening.onerror = reject;
        opening.onsuccess = () => {
          opening.result.close();
          resolve(null);
        };
      });
      await fetch(`/robots.txt?x=${value}`);
      await fetch('/api/page-speed', { method: 'POST', body: value });
    }, planted);
    const kept = [...(await readStorage(page)), ...(await readCookies(context))];
    await page.goto(`${shop.sandboxOrigin}/nowhere?y=${planted}`);
    expect(findCanaries([...kept, ...placesOf(sent, shop.origin)], canaries)).toEqual(
      [
        'IndexedDB e.f',
        'URL of GET /robots.txt',
        `URL of GET ${shop.sandboxOrigin}/nowhere`,
        'body of POST /api/page-speed',
        'cache /d',
        'cookie c',
        'localStorage a',
        'sessionStorage b',
      ].map((place) => `${place}: address`),
    );
  },
);
