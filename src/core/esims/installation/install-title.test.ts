import { expect, test } from 'vitest';
import { installTitle } from './install-title.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PAST = '2026-11-01T10:00:00Z';
const NEW = { display: 'ready_to_install', expiresAt: null, waiting: [], firstConnectedAt: null } as const;

test('INSTALL-58 the page of an installation is titled after what there is to do', () => {
  expect(installTitle(undefined, NOW)).toBe('install');
  expect(installTitle(NEW, NOW)).toBe('install');
  expect(installTitle({ ...NEW, display: 'active', firstConnectedAt: PAST }, NOW)).toBe('inUse');
  expect(installTitle({ ...NEW, display: 'finished' }, NOW)).toBe('dataUsed');
  expect(installTitle({ ...NEW, display: 'expired' }, NOW)).toBe('daysOver');
  expect(installTitle({ ...NEW, display: 'active', expiresAt: PAST }, NOW)).toBe('daysOver');
  expect(installTitle({ ...NEW, display: 'recycled', expiresAt: PAST }, NOW)).toBe('recycled');
});
