import { expect, test } from 'vitest';
import { Suggester, type Suggestions, type SuggestionState } from './suggester.ts';

const NOTHING: Suggestions = { destinations: [], plans: [], popular: [] };
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

/** A suggester whose time and answers the test decides. */
function aSuggester() {
  let timers: { at: number; run: () => void }[] = [];
  let now = 0;
  const asked: { query: string; signal: AbortSignal; answer: PromiseWithResolvers<Suggestions> }[] = [];
  const shown: SuggestionState[] = [];
  const suggester = new Suggester({
    ask(query, signal) {
      const answer = Promise.withResolvers<Suggestions>();
      asked.push({ query, signal, answer });
      return answer.promise;
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
  const answer = async (suggestions: Suggestions) => {
    asked.at(-1)?.answer.resolve(suggestions);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { suggester, asked, shown, pass, answer };
}

test('SEARCH-01 one letter opens nothing and asks nothing; two letters do', () => {
  const { suggester, asked, shown, pass } = aSuggester();
  suggester.type('j');
  suggester.type(' j ');
  pass(1000);
  expect(asked).toEqual([]);
  expect(shown).toEqual([{ kind: 'closed' }, { kind: 'closed' }]);
  suggester.type('ja');
  pass(150);
  expect(asked.map(({ query }) => query)).toEqual(['ja']);
});

test('SEARCH-03 suggestions are loading, then found or none', async () => {
  const { suggester, shown, pass, answer } = aSuggester();
  suggester.type('japan');
  pass(150);
  await answer(JAPAN);
  suggester.type('qqqq');
  pass(150);
  await answer(NOTHING);
  expect(shown).toEqual([
    { kind: 'loading' },
    { kind: 'found', suggestions: JAPAN },
    { kind: 'loading' },
    { kind: 'found', suggestions: NOTHING },
  ]);
});

test('SEARCH-04 nothing is asked before typing has paused for 150 ms', () => {
  const { suggester, asked, pass } = aSuggester();
  suggester.type('ja');
  pass(149);
  suggester.type('jap');
  pass(149);
  expect(asked).toEqual([]);
  pass(1);
  expect(asked.map(({ query }) => query)).toEqual(['jap']);
});

test('SEARCH-05 a query is asked once, in whatever case it is typed', async () => {
  const { suggester, asked, shown, pass, answer } = aSuggester();
  suggester.type('Japan');
  pass(150);
  await answer(JAPAN);
  suggester.type('JAPAN ');
  pass(150);
  expect(asked.map(({ query }) => query)).toEqual(['japan']);
  expect(shown.at(-1)).toEqual({ kind: 'found', suggestions: JAPAN });
});

test('SEARCH-05 the 51st query makes room by forgetting the first', async () => {
  const { suggester, asked, pass, answer } = aSuggester();
  const ask = async (query: string) => {
    suggester.type(query);
    pass(150);
    await answer(JAPAN);
  };
  for (let number = 10; number < 60; number += 1) await ask(`q${number}`);
  await ask('q10');
  expect(asked).toHaveLength(50);
  await ask('q60');
  await ask('q10');
  expect(asked).toHaveLength(51);
  await ask('q11');
  expect(asked).toHaveLength(52);
});

test('SEARCH-06 a newer query stops the one in flight, and its late answer is not shown', async () => {
  const { suggester, asked, shown, pass } = aSuggester();
  suggester.type('jap');
  pass(150);
  suggester.type('japa');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer.resolve(JAPAN);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown.every(({ kind }) => kind === 'loading')).toBe(true);
});

test('SEARCH-06 closing stops the query in flight', () => {
  const { suggester, asked, shown, pass } = aSuggester();
  suggester.type('jap');
  pass(150);
  suggester.close();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(shown.at(-1)).toEqual({ kind: 'closed' });
});
