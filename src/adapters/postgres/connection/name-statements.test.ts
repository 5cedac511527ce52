import { expect, test } from 'vitest';
import { StatementNames, withName } from './name-statements.ts';

const TEXT = 'select id from orders where email = $1';

function afterManyUses(text: string): StatementNames {
  const names = new StatementNames();
  for (let use = 0; use < 100; use += 1) names.nameOf(text);
  return names;
}

test('a frequent statement gets a name, the same every time, and a rare one gets none', () => {
  const names = afterManyUses(TEXT);
  expect(names.nameOf(TEXT)).toBe('landfall-1');
  expect(names.nameOf(TEXT)).toBe('landfall-1');
  expect(names.nameOf('select now() where $1')).toBeNull();
});

test.each(['select * from users where id = $1', 'insert into users values ($1) returning *'])(
  'a statement that returns all columns is never named, because a new column would break it: %s',
  (text) => {
    expect(afterManyUses(text).nameOf(text)).toBeNull();
  },
);

test('the number of names is limited, whatever texts are used', () => {
  const names = new StatementNames();
  for (let text = 0; text < 500; text += 1)
    for (let use = 0; use < 50; use += 1) names.nameOf(`select ${text} where $1`);
  expect(names.nameOf('select 1 where $1')).toBe('landfall-2');
  expect(names.nameOf('select 499 where $1')).toBeNull();
});

test('a query with values gets a name, and its other arguments stay', () => {
  const names = afterManyUses(TEXT);
  const done = () => undefined;
  expect(withName([TEXT, ['a@example.com'], done], names)).toEqual([
    { name: 'landfall-1', text: TEXT },
    ['a@example.com'],
    done,
  ]);
  expect(withName([{ text: TEXT, rowMode: 'array' }, ['a@example.com']], names)).toEqual([
    { name: 'landfall-1', text: TEXT, rowMode: 'array' },
    ['a@example.com'],
  ]);
  for (const args of [[TEXT], [TEXT, done], [{ text: TEXT, name: 'own' }, ['a']]])
    expect(withName(args, names)).toEqual(args);
});

test('without values only a single planned statement is named', () => {
  const fetch = 'with next as (select id from jobs) update jobs set state = 1 from next returning jobs.id';
  expect(withName([fetch, []], afterManyUses(fetch))).toEqual([{ name: 'landfall-1', text: fetch }, []]);
  for (const text of ['begin', 'select 1; select 2', 'create table a ()'])
    expect(withName([text, []], afterManyUses(text))).toEqual([text, []]);
});
