import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planTitle } from './plan-title.ts';

const en = messagesOf('en', 'plans');
const es = messagesOf('es', 'plans');

test('CARD-01 the title of an eSIM has its destination, and a global one is correct in both languages', () => {
  const local = { type: 'sim', coverage_type: 'local' } as const;
  expect(planTitle(local, 'United Kingdom', en)).toBe('United Kingdom eSIM');
  expect(planTitle(local, 'Reino Unido', es)).toBe('eSIM para Reino Unido');
  expect(planTitle({ ...local, coverage_type: 'regional' }, 'Europa', es)).toBe('eSIM para Europa');
  const global = { type: 'sim', coverage_type: 'global' } as const;
  expect(planTitle(global, 'Global', en)).toBe('Global eSIM');
  expect(planTitle(global, 'Global', es)).toBe('eSIM global');
});

test('CARD-02 the title of a top-up says top-up, in both languages', () => {
  const local = { type: 'topup', coverage_type: 'local' } as const;
  expect(planTitle(local, 'Japan', en)).toBe('Japan Top-up');
  expect(planTitle(local, 'Japón', es)).toBe('Recarga para Japón');
  expect(planTitle({ ...local, coverage_type: 'global' }, 'Global', es)).toBe('Recarga global');
});
