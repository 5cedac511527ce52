import { expect, test } from 'vitest';
import { printedSteps } from './printed-steps.ts';

const short = (name: string) => [`${name} one`, `${name} two`];
const long = Array.from({ length: 10 }, () => 'x'.repeat(150));

const aPlatform = (changes: Readonly<Record<string, unknown>> = {}) => ({
  system: 'ios' as const,
  qr: short('qr'),
  manual: short('manual'),
  network: short('network'),
  ...changes,
});

test('INSTALL-15 the page has the steps of each system, with the QR code first and manual entry last', () => {
  const printed = printedSteps([aPlatform({ system: 'android' }), aPlatform()]);
  expect(printed.map(({ system }) => system)).toEqual(['ios', 'android']);
  expect(printed[0]?.parts).toEqual([
    { part: 'qr', steps: short('qr') },
    { part: 'network', steps: short('network') },
    { part: 'manual', steps: short('manual') },
  ]);
});

test('INSTALL-15 of several versions of a system the first is printed', () => {
  const printed = printedSteps([aPlatform({ qr: ['newest'] }), aPlatform({ qr: ['older'] })]);
  expect(printed.map(({ parts }) => parts[0]?.steps)).toEqual([['newest']]);
});

test('INSTALL-15 a part that does not fit on the page is left out whole, and a shorter one takes its place', () => {
  const [printed] = printedSteps([aPlatform({ network: long })]);
  expect(printed?.parts.map(({ part }) => part)).toEqual(['qr', 'manual']);
});

test.each([
  null,
  [],
  [aPlatform({ qr: [], manual: [], network: [] })],
  [aPlatform({ qr: long, manual: long, network: long })],
])('INSTALL-15 without steps that fit, none is printed, and the page has general ones', (platforms) => {
  expect(printedSteps(platforms)).toEqual([]);
});
