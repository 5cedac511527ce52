import { expect, test } from 'vitest';
import { coverRules, expandComplete, idsInTitles, readRules } from './rule-coverage.ts';

const RULES = readRules(
  ['# Rules', '- `CART-01` One.', '- `CART-02` Two.', '- `CART-03` Three.', '- `NAV-01` Bar.'].join('\n'),
);

test('the list keeps its rules and their areas', () => {
  expect(RULES.ids).toEqual(['CART-01', 'CART-02', 'CART-03', 'NAV-01']);
  expect([...RULES.areas.keys()]).toEqual(['CART', 'NAV']);
});

test('a title may name several rules, in any kind of quotes', () => {
  const ids = idsInTitles(`
    test('CART-01 CART-02 the drawer', () => {});
    test.each(ROWS)("NAV-01 the bar", () => {});
    test(\`CART-03, NAV-02: both\`, () => {});
  `);
  expect(ids).toEqual(['CART-01', 'CART-02', 'NAV-01', 'CART-03', 'NAV-02']);
});

test('an id outside a title or in a skipped test proves nothing', () => {
  const ids = idsInTitles(`
    // CART-01 is proved elsewhere
    test.skip('CART-01 later', () => {});
    test.fixme("CART-02 later", () => {});
    test('the drawer closes, see CART-03', () => {});
  `);
  expect(ids).toEqual([]);
});

test('a rule without a test and an id without a rule are both told', () => {
  const coverage = coverRules(RULES, [{ path: 'a.test.ts', text: "test('CART-01 CART-09 x', () => {})" }]);
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
