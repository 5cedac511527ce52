import { expect, test } from 'vitest';
import { toText } from './to-text.ts';

test('blocks are separated by one blank line, and the text ends with a line break', () => {
  expect(toText('<p>One</p><h2>Two</h2><p>Three</p>')).toBe('One\n\n== Two ==\n\nThree\n');
});

test('lists have a dash, steps a number', () => {
  expect(toText('<ul><li>a</li><li>b</li></ul>')).toBe('- a\n- b\n');
  const steps = Array.from({ length: 3 }, (_step, index) => `<li>step ${index}</li>`).join('');
  expect(toText(`<ol>${steps}</ol>`)).toBe('1. step 0\n2. step 1\n3. step 2\n');
});

test('long lines and addresses are not wrapped', () => {
  const url = `https://shop.example/${'a'.repeat(200)}`;
  expect(toText(`<p>${'word '.repeat(50)}<br>${url}</p>`)).toBe(`${'word '.repeat(50).trim()}\n${url}\n`);
});

test('a line break inside a name cannot begin a line of its own', () => {
  expect(toText('<p>Plan\n\n== Pay here ==</p>')).toBe('Plan == Pay here ==\n');
});

test('escaped characters become themselves', () => {
  expect(toText('<p>&lt;b&gt; &amp; &quot;x&quot; 7,60\u00a0€</p>')).toBe('<b> & "x" 7,60\u00a0€\n');
});
