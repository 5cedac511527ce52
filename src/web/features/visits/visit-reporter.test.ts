import { expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { routePattern } from '../../document/route-pattern.ts';
import { guardedStorage } from '../../browser/guarded-storage.ts';
import { VisitReporter } from './visit-reporter.ts';

const IDS = ['0b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b', '1b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b'];
const NOON = Date.parse('2026-03-02T12:00:00Z');

type Changes = Partial<ConstructorParameters<typeof VisitReporter>[0]>;

function aTab(changes: Changes = {}) {
  const kept = new Map<string, string>();
  const local = new Map<string, string>();
  const sent: Record<string, unknown>[] = [];
  const clock = { at: NOON };
  let ids = 0;
  const reporter = new VisitReporter({
    storage: guardedStorage(() => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => kept.set(name, text),
      removeItem: (name) => kept.delete(name),
    })),
    now: () => clock.at,
    newId: () => IDS[ids++] ?? '',
    origin: 'https://shop.example',
    patternOf: routePattern,
    firstReferrer: 'https://www.google.com/search?q=esim+ann',
    browser: {
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36',
      maxTouchPoints: 5,
    },
    userId: () => null,
    utm: () => ({ utm_source: 'ads', utm_campaign: 'ann@example.com' }),
    isPlanOpen: () => false,
    stored: (name) => local.get(name) ?? null,
    send: (body) => void sent.push(body),
    ...changes,
  });
  const open = (pathname: string, { search = '', title = 'A page' } = {}) =>
    reporter.open({ pathname, search, title });
  return { kept, local, sent, clock, open, hide: () => reporter.hide() };
}

test('VISIT-01 VISIT-05 DATA-22 each new path is sent as its pattern, with the whole payload', () => {
  const { sent, clock, open } = aTab();
  open('/es/esim/japan', { title: 'eSIM para Japón' });
  clock.at += 5_000;
  open('/es/share/3f9d0c61', { title: 'eSIM of Ann' });
  const device = { deviceType: 'mobile', browser: 'chrome', os: 'android' };
  const campaign = { utm_source: 'ads', utm_medium: null, utm_campaign: null };
  expect(sent).toEqual([
    {
      sessionId: IDS[0],
      userId: null,
      pagePath: '/esim/:slug',
      pageTitle: 'eSIM para Japón',
      referrer: 'www.google.com',
      isNewSession: true,
      sessionDuration: 0,
      ...campaign,
      ...device,
      step: 'plans',
    },
    {
      sessionId: IDS[0],
      userId: null,
      pagePath: '/share/:shareId',
      pageTitle: null,
      referrer: '/esim/:slug',
      isNewSession: false,
      sessionDuration: 5,
      ...campaign,
      ...device,
      step: 'visit',
    },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/ann|3f9d/i);
});

test('VISIT-02 a short payload follows each time the page becomes hidden', () => {
  const { sent, clock, local, open, hide } = aTab();
  hide();
  expect(sent).toEqual([]);
  open('/');
  clock.at += 90_000;
  local.set('cart', '[]');
  hide();
  expect(sent.slice(1)).toEqual([{ sessionId: IDS[0], pagePath: '/', sessionDuration: 90, step: 'cart' }]);
});

test('VISIT-03 VISIT-04 the session is stored in the tab and ends after 30 minutes', () => {
  const { sent, kept, clock, open, hide } = aTab();
  open('/');
  expect([...kept.keys()]).toEqual(['visitor-session']);
  clock.at += 31 * MINUTE_MS;
  hide();
  expect(sent).toHaveLength(1);
  open('/plans');
  expect(sent.map(({ sessionId, isNewSession }) => [sessionId, isNewSession])).toEqual([
    [IDS[0], true],
    [IDS[1], true],
  ]);
});

test('VISIT-08 the title of a search is not sent: it repeats what the visitor typed', () => {
  const { sent, open } = aTab();
  open('/plans', { search: '?search=Ann+Smith', title: '“Ann Smith” | Landfall' });
  expect(sent).toMatchObject([{ pagePath: '/plans', pageTitle: null }]);
});

test('the pages of staff are not reported', () => {
  const { sent, open, hide } = aTab();
  open('/admin');
  hide();
  open('/');
  expect(sent).toMatchObject([{ pagePath: '/', referrer: '/admin/*' }]);
});

test('VISIT-03 where storage is blocked, the session lasts as long as the page', () => {
  const denied = guardedStorage(() => {
    throw new Error('denied');
  });
  const { sent, open } = aTab({ storage: denied, stored: denied.get });
  open('/');
  open('/plans');
  expect(sent.map(({ sessionId }) => sessionId)).toEqual([IDS[0], IDS[0]]);
});
