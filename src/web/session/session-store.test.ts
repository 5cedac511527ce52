import { expect, test } from 'vitest';
import { guardedStorage } from '../browser/guarded-storage.ts';
import { SessionStore } from './session-store.ts';
import { SESSION_KEY, type ShownSession } from './shown-session.ts';

const ANA: ShownSession = {
  userId: 'u1',
  email: 'ana@example.com',
  isStaff: false,
  isAdmin: false,
  expiresAt: '2026-03-03T10:00:00.000Z',
};

type Options = Readonly<{ hasHint?: boolean; stored?: Record<string, string> }>;

function aBrowser({ hasHint = true, stored = {} }: Options = {}) {
  const values = new Map(Object.entries(stored));
  const requests: PromiseWithResolvers<ShownSession | null>[] = [];
  const browser = { hasHint };
  const keptOf: (string | null)[] = [];
  let notifyTabs: () => void = () => undefined;
  const store = new SessionStore({
    storage: guardedStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
      removeItem: (key) => values.delete(key),
    })),
    hasHint: () => browser.hasHint,
    load: () => {
      const response = Promise.withResolvers<ShownSession | null>();
      requests.push(response);
      return response.promise;
    },
    now: () => new Date('2026-03-02T10:00:00Z'),
    runLater: (check) => check(),
    followOtherTabs: (changed) => {
      notifyTabs = changed;
    },
    keepOnlyOf: async (userId) => {
      await Promise.resolve();
      keptOf.push(userId);
    },
  });
  return { store, values, requests, browser, keptOf, otherTabChanged: () => notifyTabs() };
}

const settled = () => new Promise(setImmediate);

test('AUTH-08 the state is loading until the session check ends', async () => {
  const { store, requests } = aBrowser();
  store.subscribe(() => undefined);
  expect(store.current()).toEqual({ kind: 'loading' });
  requests[0]?.resolve(ANA);
  await settled();
  expect(store.current()).toEqual({ kind: 'signed-in', session: ANA });
});

test('a browser without the hint sends no request', () => {
  const { store, requests } = aBrowser({ hasHint: false });
  store.subscribe(() => undefined);
  expect([store.current().kind, requests.length]).toEqual(['guest', 0]);
});

test('AUTH-29 AUTH-30 a returning customer is shown as signed in at once, from the stored display data only', async () => {
  const first = aBrowser();
  first.store.subscribe(() => undefined);
  first.requests[0]?.resolve(ANA);
  await settled();
  const text = first.values.get(SESSION_KEY) ?? '';
  expect(JSON.parse(text)).toEqual(ANA);

  const later = aBrowser({ stored: { [SESSION_KEY]: text } });
  later.store.subscribe(() => undefined);
  expect(later.store.current()).toEqual({ kind: 'signed-in', session: ANA });
});

test('AUTH-32 a session unknown to the server is ended, and only the account data is cleared', async () => {
  const { store, requests, values } = aBrowser({
    stored: { [SESSION_KEY]: JSON.stringify(ANA), cart: '[]', language: 'es', 'promo-dismissed': 'true' },
  });
  store.subscribe(() => undefined);
  requests[0]?.resolve(null);
  await settled();
  expect(store.current()).toEqual({ kind: 'guest' });
  expect([...values.keys()]).toEqual(['cart', 'language', 'promo-dismissed']);
});

test('an unreachable server signs no customer out', async () => {
  const { store, requests } = aBrowser({ stored: { [SESSION_KEY]: JSON.stringify(ANA) } });
  store.subscribe(() => undefined);
  requests[0]?.reject(new TypeError('Failed to fetch'));
  await settled();
  expect(store.current().kind).toBe('signed-in');
});

test('AUTH-09 signing in and out in another tab is seen here', async () => {
  const { store, requests, values, browser, otherTabChanged } = aBrowser({ hasHint: false });
  let received = 0;
  store.subscribe(() => received++);
  browser.hasHint = true;
  values.set(SESSION_KEY, JSON.stringify(ANA));
  otherTabChanged();
  expect(store.current().kind).toBe('signed-in');
  browser.hasHint = false;
  await store.refresh();
  expect([store.current().kind, requests.length]).toEqual(['guest', 0]);
  expect(received).toBeGreaterThanOrEqual(2);
});

test('INSTALL-14 INSTALL-40 what a browser keeps is deleted by every response that names another customer or none', async () => {
  const { store, requests, browser, keptOf } = aBrowser();
  store.subscribe(() => undefined);
  requests[0]?.reject(new TypeError('Failed to fetch'));
  await settled();
  expect(keptOf).toEqual([]);
  const signedIn = store.refresh();
  requests[1]?.resolve(ANA);
  await signedIn;
  expect(keptOf).toEqual(['u1']);
  const ended = store.refresh();
  requests[2]?.resolve(null);
  await ended;
  expect(keptOf).toEqual(['u1', null]);
  browser.hasHint = false;
  await store.refresh();
  expect(keptOf).toEqual(['u1', null, null]);
});
