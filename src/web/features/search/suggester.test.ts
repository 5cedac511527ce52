import { expect, test } from 'vitest';
import { Suggester, type Suggestions, type SuggestionState } from './suggester.ts';

const NOTHING: Suggestions = { destinations: [], plans: [], popular: [], unsold: null };
const JAPAN: Suggestions = {
  ...NOTHING,
  plans: [
    {
      id: 'japan-1gb',
      slug: 'japan',
      name: 'Japan',
      countryCode: 'JP',
      isGlobal: false,
      data: '1 GB',
      days: 7,
      countries: null,
      minutes: 0,
      texts: 0,
      price: '$3.00',
    },
  ],
};

/** A suggester whose clock and responses the test controls. */
function aSuggester() {
  let timers: { at: number; run: () => void }[] = [];
  let now = 0;
  const requests: { query: string; signal: AbortSignal; response: PromiseWithResolvers<Suggestions> }[] = [];
  const shown: SuggestionState[] = [];
  const suggester = new Suggester({
    fetchSuggestions(query, signal) {
      const response = Promise.withResolvers<Suggestions>();
      requests.push({ query, signal, response });
      return response.promise;
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    show: (state) => shown.push(state),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  const respond = async (suggestions: Suggestions) => {
    requests.at(-1)?.response.resolve(suggestions);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { suggester, requests, shown, pass, respond };
}

test('SEARCH-01 one letter opens nothing and sends no request; two letters do', () => {
  const { suggester, requests, shown, pass } = aSuggester();
  suggester.type('j');
  suggester.type(' j ');
  pass(1000);
  expect(requests).toEqual([]);
  expect(shown).toEqual([{ kind: 'closed' }, { kind: 'closed' }]);
  suggester.type('ja');
  pass(150);
  expect(requests.map(({ query }) => query)).toEqual(['ja']);
});

test('SEARCH-03 suggestions are loading, then found or none', async () => {
  const { suggester, shown, pass, respond } = aSuggester();
  suggester.type('japan');
  pass(150);
  await respond(JAPAN);
  suggester.type('qqqq');
  pass(150);
  await respond(NOTHING);
  expect(shown).toEqual([
    { kind: 'loading' },
    { kind: 'found', suggestions: JAPAN },
    { kind: 'loading' },
    { kind: 'found', suggestions: NOTHING },
  ]);
});

test('SEARCH-04 no request is sent before typing has paused for 150 ms', () => {
  const { suggester, requests, pass } = aSuggester();
  suggester.type('ja');
  pass(149);
  suggester.type('jap');
  pass(149);
  expect(requests).toEqual([]);
  pass(1);
  expect(requests.map(({ query }) => query)).toEqual(['jap']);
});

test('SEARCH-05 a query is sent once, whether typed in upper or lower case', async () => {
  const { suggester, requests, shown, pass, respond } = aSuggester();
  suggester.type('Japan');
  pass(150);
  await respond(JAPAN);
  suggester.type('JAPAN ');
  pass(150);
  expect(requests.map(({ query }) => query)).toEqual(['japan']);
  expect(shown.at(-1)).toEqual({ kind: 'found', suggestions: JAPAN });
});

test('SEARCH-05 the 51st query removes the first from the cache', async () => {
  const { suggester, requests, pass, respond } = aSuggester();
  const type = async (query: string) => {
    suggester.type(query);
    pass(150);
    await respond(JAPAN);
  };
  for (let number = 10; number < 60; number += 1) await type(`q${number}`);
  await type('q10');
  expect(requests).toHaveLength(50);
  await type('q60');
  await type('q10');
  expect(requests).toHaveLength(51);
  await type('q11');
  expect(requests).toHaveLength(52);
});

test('SEARCH-06 a newer query aborts the one in flight, and its late response is not shown', async () => {
  const { suggester, requests, shown, pass } = aSuggester();
  suggester.type('jap');
  pass(150);
  suggester.type('japa');
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.response.resolve(JAPAN);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown.every(({ kind }) => kind === 'loading')).toBe(true);
});

test('SEARCH-06 closing aborts the query in flight', () => {
  const { suggester, requests, shown, pass } = aSuggester();
  suggester.type('jap');
  pass(150);
  suggester.close();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(shown.at(-1)).toEqual({ kind: 'closed' });
});
