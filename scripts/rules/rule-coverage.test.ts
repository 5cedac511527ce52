import { expect, test } from 'vitest';
import { coverRules, expandComplete, idsInTitles, readRules } from './rule-coverage.ts';

const RULES = readRules(
  ['# Rules', '- `CART-01` One.', '- `CART-02` Two.', '- `CART-03` Three.', '- `NAV-01` Bar.'].join('\n'),
);

test('the list has its rules and their areas', () => {
  expect(RULES.ids).toEqual(['CART-01', 'CART-02', 'CART-03', 'NAV-01']);
  expect([...RULES.areas.keys()]).toEqual(['CART', 'NAV']);
});

const idsIn = (text: string, path = 'a.test.ts') => idsInTitles({ path, text });

test('a title may name several rules, in any kind of quotes', () => {
  const ids = idsIn(`
    test('CART-01 CART-02 the drawer', () => { expect(1).toBe(1); });
    test.each(ROWS)("NAV-01 the bar", () => expect(1).toBe(1));
    test(\`CART-03, NAV-02: both in \${language}\`, { tag: '@both' }, async () => { expect(1).toBe(1); });
    test.each([['CART-04 a row', 1], ['another', 2]])('%s', () => { expect(1).toBe(1); });
  `);
  expect(ids).toEqual(['CART-01', 'CART-02', 'NAV-01', 'CART-03', 'NAV-02', 'CART-04']);
});

test('an id outside a title, in data, or in the title of a group proves nothing', () => {
  const ids = idsIn(`
    // CART-01 is proved elsewhere
    const SCREENS = [{ title: 'CART-01 the drawer' }];
    for (const { title } of SCREENS) test(\`\${title} is there\`, () => { expect(1).toBe(1); });
    describe('CART-02 the drawer', () => { test('opens', () => { expect(1).toBe(1); }); });
    test('the drawer closes, see CART-03', () => { expect(1).toBe(1); });
    test.each(SCREENS)('$title', () => { expect(1).toBe(1); });
  `);
  expect(ids).toEqual([]);
});

test.each(['test.skip', 'test.fixme', 'test.todo', 'test.fails', 'test.skipIf(isFar)', 'test.runIf(isNear)'])(
  '%s proves nothing, and neither does a test inside such a group',
  (runner) => {
    const body = '() => { expect(1).toBe(1); }';
    expect(idsIn(`test('CART-01 now', ${body});`)).toEqual(['CART-01']);
    expect(idsIn(`${runner}('CART-01 later', ${body});`)).toEqual([]);
    const group = runner.replace('test', 'describe');
    expect(idsIn(`${group}('a group', () => { test('CART-01 later', ${body}); });`)).toEqual([]);
  },
);

test('a test that asserts nothing proves nothing; a function that asserts for it counts', () => {
  expect(idsIn("test('CART-01 x', () => {});")).toEqual([]);
  expect(idsIn("test('CART-01 x', async () => { await open(); });")).toEqual([]);
  expect(idsIn("test('CART-01 x');")).toEqual([]);
  expect(
    idsIn(
      "const look = () => see(); function see() { expect(1).toBe(1); } test('CART-01 x', () => { look(); });",
    ),
  ).toEqual(['CART-01']);
  expect(idsIn("test('CART-01 x', async () => { await order.untilStatus('paid'); });")).toEqual(['CART-01']);
});

test('a rule without a test and an id without a rule are both reported', () => {
  const coverage = coverRules(RULES, [
    { path: 'a.test.ts', text: "test('CART-01 CART-09 x', () => expect(1).toBe(1))" },
  ]);
  expect(coverage.areas).toEqual([
    { area: 'CART', total: 3, untested: ['CART-02', 'CART-03'] },
    { area: 'NAV', total: 1, untested: ['NAV-01'] },
  ]);
  expect(coverage.tested).toBe(1);
  expect(coverage.unknown).toEqual([{ id: 'CART-09', path: 'a.test.ts' }]);
});

test('an area, one rule or a range may be named complete', () => {
  expect(expandComplete('CART', RULES)).toEqual(['CART-01', 'CART-02', 'CART-03']);
  expect(expandComplete('CART-02', RULES)).toEqual(['CART-02']);
  expect(expandComplete('CART-02..03', RULES)).toEqual(['CART-02', 'CART-03']);
});

test('a complete entry that matches no rule is refused instead of passing silently', () => {
  expect(() => expandComplete('CARD', RULES)).toThrow('CARD');
  expect(() => expandComplete('CART-1', RULES)).toThrow('CART-1');
});
