import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { RequestRefused } from '#core/retry/failure.ts';
import type { SessionState } from '../session/session-store.ts';
import { clearOnCustomerChange, createQueryClient } from './create-query-client.ts';

const signedIn = (userId: string): SessionState => ({
  kind: 'signed-in',
  session: {
    userId,
    email: `${userId}@example.com`,
    isStaff: false,
    isAdmin: false,
    expiresAt: '2026-03-03T10:00:00.000Z',
  },
});

/** A browser tab in which this session is known. */
function aTab(first: SessionState) {
  let state = first;
  let notify: () => void = () => undefined;
  const tab = { refreshes: 0 };
  const session = {
    current: () => state,
    subscribe: (changed: () => void) => {
      notify = changed;
      return () => undefined;
    },
    refresh: () => {
      tab.refreshes += 1;
      return Promise.resolve();
    },
  };
  const client = createQueryClient(session);
  clearOnCustomerChange(client, session);
  return Object.assign(tab, {
    client,
    becomes: (next: SessionState) => {
      state = next;
      notify();
    },
  });
}

const ORDERS = ['my', 'ana', 'orders', 'en'];

test.each<[string, SessionState]>([
  ['signed out, or the session was lost', { kind: 'guest' }],
  ['replaced by another customer in another tab', signedIn('ben')],
  ['no longer known', { kind: 'loading' }],
])('AUTH-32 nothing of a customer stays in the cache when the customer is %s', (_what, next) => {
  const tab = aTab(signedIn('ana'));
  tab.client.setQueryData(ORDERS, ['100001']);
  tab.client.setQueryData(['order', 'cs_1', 'en'], 'ready');
  tab.becomes(signedIn('ana'));
  expect(tab.client.getQueryData(ORDERS)).toEqual(['100001']);
  tab.becomes(next);
  expect(tab.client.getQueryCache().getAll()).toEqual([]);
});

test('a guest who signs in keeps the order that is on the screen', () => {
  const tab = aTab({ kind: 'loading' });
  tab.client.setQueryData(['order', 'cs_1', 'en'], 'ready');
  tab.becomes({ kind: 'guest' });
  tab.becomes(signedIn('ana'));
  expect(tab.client.getQueryData(['order', 'cs_1', 'en'])).toBe('ready');
});

test('AUTH-32 a request in progress when the customer leaves is aborted and stores nothing', async () => {
  const tab = aTab(signedIn('ana'));
  const response = Promise.withResolvers<string[]>();
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver(tab.client, {
    queryKey: ORDERS,
    queryFn: ({ signal }) => {
      signals.push(signal);
      return response.promise;
    },
  });
  observer.subscribe(() => undefined);
  tab.becomes({ kind: 'guest' });
  response.resolve(['100001']);
  await new Promise(setImmediate);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(tab.client.getQueryData(ORDERS)).toBeUndefined();
});

test('RETRY-11 the query client adds no attempts to those of the API client, and a 401 checks the session', async () => {
  const tab = aTab(signedIn('ana'));
  let requests = 0;
  const read = (status: number) =>
    new QueryObserver(tab.client, {
      queryKey: ['read', status],
      queryFn: () => {
        requests += 1;
        return Promise.reject(new RequestRefused(status));
      },
    }).refetch();
  expect((await read(503)).error?.message).toContain('503');
  expect([requests, tab.refreshes]).toEqual([1, 0]);
  expect((await read(401)).error?.message).toContain('401');
  expect([requests, tab.refreshes]).toEqual([2, 1]);
});
