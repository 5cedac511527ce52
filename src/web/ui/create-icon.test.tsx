import { renderToStaticMarkup } from 'react-dom/server';
import { createLucideIcon, type LucideIconNode } from 'lucide-react';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

const node: LucideIconNode[] = [
  ['path', { d: 'M15 5.764v15', key: 'a' }],
  ['circle', { cx: '12', cy: '10', r: '3', key: 'b' }],
];
const NAME = 'map-pin';

/** The element and its attributes by name: their order has no meaning. */
function elementsOf(markup: string) {
  return [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, name, attributes = '']) => [
    name,
    [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([attribute]) => attribute).sort(),
  ]);
}

test.each([
  ['without attributes', {}],
  ['with a class', { className: 'size-5 text-sea' }],
  ['hidden', { 'aria-hidden': 'true' }],
  ['with a name', { role: 'img', 'aria-label': 'Map', className: 'size-6' }],
  ['with other attributes', { strokeWidth: 3, 'data-kind': 'x', id: 'y' }],
] as const)('an icon %s has the same markup as the one the server renders', (_, attributes) => {
  const Theirs = createLucideIcon(NAME, node, []);
  const Ours = createIcon({ name: NAME, node });
  const markup = renderToStaticMarkup(<Theirs {...attributes} />);
  expect(elementsOf(markup)).toHaveLength(3);
  expect(elementsOf(renderToStaticMarkup(<Ours {...attributes} />))).toEqual(elementsOf(markup));
});

test('an icon has a class for each of its earlier names', () => {
  const Icon = createIcon({ name: 'pencil', aliases: ['edit-2'], node });
  expect(renderToStaticMarkup(<Icon />)).toContain('class="lucide lucide-pencil lucide-edit-2"');
});
