import { expect, test } from 'vitest';
import { findMessageProblems, findRepeatedKeys, findUnusedKeys } from './find-message-problems.ts';

const EN = { home: { title: 'Hello {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' } };
const ES = {
  home: {
    title: 'Hola, {{name}}',
    days_one: '{{count}} día',
    days_many: '{{count}} de días',
    days_other: '{{count}} días',
  },
};

test('two languages with the same keys have no problem, though Spanish has more plural forms', () => {
  expect(findMessageProblems(EN, ES, 'es')).toEqual([]);
});

const SPANISH = ES.home;
const WITHOUT_TITLE = { days_one: SPANISH.days_one, days_other: SPANISH.days_other };

test.each([
  ['a missing Spanish text', WITHOUT_TITLE, 'home:title has no Spanish text'],
  ['a text only Spanish has', { ...SPANISH, extra: 'Más' }, 'home:extra has no English text'],
  ['a lost placeholder', { ...SPANISH, title: 'Hola' }, 'home:title has other placeholders'],
  ['an empty text', { ...SPANISH, title: ' ' }, 'home:title is empty'],
  ['a question without ¿', { ...SPANISH, title: 'Vas, {{name}}?' }, 'home:title has a question without ¿'],
  ['a formal address', { ...SPANISH, title: 'Usted, {{name}}' }, 'home:title uses usted'],
  ['another past tense', { ...SPANISH, title: 'No pudimos, {{name}}' }, 'home:title says "no pudimos"'],
])('%s is reported', (_, home, problem) => {
  expect(findMessageProblems(EN, { home }, 'es').join('\n')).toContain(problem);
});

test.each([
  ['an opening mark', '¿Vai, {{name}}?', 'home:title has an opening mark'],
  ['a word of Portugal', 'No ecrã, {{name}}', 'home:title uses a word of Portugal'],
])('in Portuguese %s is reported', (_, title, problem) => {
  const pt = { home: { title, days_one: '{{count}} dia', days_other: '{{count}} dias' } };
  expect(findMessageProblems(EN, pt, 'pt').join('\n')).toContain(problem);
  expect(findMessageProblems(EN, { home: { ...pt.home, title: 'Olá, {{name}}' } }, 'pt')).toEqual([]);
});

test('a space before % at which a line may break is reported in every language; a no-break space is none', () => {
  const textsOf = (text: string) => ({ home: { used: text } });
  const good = textsOf('75\u00a0% usado');
  const en = textsOf('{{percent}}% used');
  expect(findMessageProblems(textsOf('75% used'), good, 'es')).toEqual([]);
  const found = [
    findMessageProblems(textsOf('75% used'), textsOf('75 % usado'), 'es'),
    findMessageProblems(en, textsOf('{{percent}} % usado'), 'pt'),
    findMessageProblems(textsOf('75 % used'), good, 'es'),
  ];
  for (const problems of found)
    expect(problems).toEqual([
      'home:used has a breakable space before %: write a no-break space, in English none.',
    ]);
});

test('a Spanish text of three words or more that is still English is reported; short ones may be the same', () => {
  const en = { home: { lead: 'Buy it before you {{verb}}', size: '1-2 GB', net: 'Wi-Fi' } };
  const es = { home: { lead: 'Buy it before you {{verb}}', size: '1-2 GB', net: 'Wi-Fi' } };
  expect(findMessageProblems(en, es, 'es')).toEqual([
    'home:lead has the same text in both languages: write it in Spanish in es/home.json.',
  ]);
});

test('a text for global plans is a variant of its key, which the other language may not need', () => {
  const en = { plans: { title: '{{destination}} eSIM' } };
  const es = { plans: { title: 'eSIM para {{destination}}', title_global: 'eSIM global' } };
  expect(findMessageProblems(en, es, 'es')).toEqual([]);
  expect(findMessageProblems(en, { plans: { title_global: 'eSIM global' } }, 'es')).toEqual([
    'plans:title has other placeholders in Spanish: use the same {{names}} and <tags> in es/plans.json.',
  ]);
});

test('a placeholder that the reader of messages does not know is reported', () => {
  const texts = (text: string) => ({ home: { lead: text } });
  expect(
    findMessageProblems(texts('{{count, number}} {{a}}'), texts('{{a}}: {{count, number}}'), 'es'),
  ).toEqual([]);
  expect(findMessageProblems(texts('{{price, currency}}'), texts('{{price, currency}}'), 'es')).toEqual([
    'home:lead has a placeholder that nothing fills: write {{name}} or {{name, number}}.',
    'home:lead has a placeholder that nothing fills: write {{name}} or {{name, number}}.',
  ]);
});

test('a whole namespace missing in one language is reported', () => {
  const en = { ...EN, cart: { empty: 'Empty' } };
  expect(findMessageProblems(en, ES, 'es')).toEqual([
    'cart:empty has no Spanish text: add it to es/cart.json.',
  ]);
});

test('a key is used by its name, with its namespace, or by the beginning of a template', () => {
  const english = { home: { title: 'T', status: { active: 'A' } }, cart: { empty: 'E', old: 'O' } };
  const sources = ["t('title')", 't(`status.${status}`)', 't("cart:empty")'];
  expect(findUnusedKeys(english, sources)).toEqual([
    'cart:old is used nowhere: delete it from every language.',
  ]);
});

test('a key that an object has twice is reported, the same key in another object is not', () => {
  const text = JSON.stringify({
    title: 'a {"title": 1}',
    part: { title: 'b', more: { title: 'c' } },
    end: 'd',
  });
  expect(findRepeatedKeys('en/home.json', text)).toEqual([]);
  const twice =
    '{ "part": { "title": "a \\"b\\": {", "more": { "x": "y" }, "title": "b" }, "end": "c", "end": "d" }';
  expect(findRepeatedKeys('en/home.json', twice)).toEqual([
    'en/home.json has the key part.title twice: delete one.',
    'en/home.json has the key end twice: delete one.',
  ]);
});
