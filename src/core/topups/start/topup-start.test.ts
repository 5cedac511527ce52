import { expect, test } from 'vitest';
import type { TopupState } from '../split-packages.ts';
import { topupStart } from './topup-start.ts';

const withStates = (...states: readonly TopupState[]) => states.map((state) => ({ state }));

test.each([
  ['active', withStates('running'), 'started'],
  ['active', withStates('waiting'), 'running'],
  ['active', withStates('running', 'waiting'), 'running'],
  ['finished', withStates('unknown'), 'at-once'],
  ['expired', withStates('ended', 'unknown'), 'at-once'],
  ['ready_to_activate', withStates('waiting'), 'plan'],
  ['ready_to_activate', withStates('ended', 'waiting'), 'either'],
  ['unknown', withStates('waiting'), 'either'],
  ['active', withStates('unknown'), 'either'],
  ['finished', withStates('ended'), 'either'],
  ['active', [], 'either'],
] as const)('TOPUP-41 an eSIM that is %s with top-ups %j: the newest starts %s', (status, topups, start) => {
  expect(topupStart({ status, topups })).toBe(start);
});
