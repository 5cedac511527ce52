import { expect, test } from 'vitest';
import { guardedStorage } from '../browser/guarded-storage.ts';
import { firstUtm, readUtm, rememberUtm } from './utm.ts';

const ADS = 'https://shop.example/plans?utm_source=ads&utm_medium=cpc&search=japan';

function aTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return guardedStorage(() => storage);
}

test('LEAD-01 only the five UTM parameters are read, cut to a length that can be stored', () => {
  expect(readUtm(ADS)).toEqual({ utm_source: 'ads', utm_medium: 'cpc' });
  expect(readUtm(`https://shop.example/?utm_term=${'x'.repeat(400)}`).utm_term).toHaveLength(300);
  expect(readUtm('https://shop.example/?utm_source=')).toEqual({});
  expect(readUtm('nonsense')).toEqual({});
});

test('LEAD-01 the UTM parameters of the first page are still known on a later page of the tab', () => {
  const storage = aTab();
  rememberUtm(ADS, storage);
  rememberUtm('https://shop.example/es/plans', storage);
  rememberUtm('https://shop.example/?utm_source=mail', storage);
  expect(firstUtm('https://shop.example/es/plans', storage)).toEqual({
    utm_source: 'ads',
    utm_medium: 'cpc',
  });
});

test('without storage only the page’s own address is used', () => {
  const broken = guardedStorage(() => {
    throw new Error('no storage');
  });
  rememberUtm(ADS, broken);
  expect(firstUtm(ADS, broken)).toEqual({ utm_source: 'ads', utm_medium: 'cpc' });
  expect(firstUtm('https://shop.example/es', aTab())).toEqual({});
});
