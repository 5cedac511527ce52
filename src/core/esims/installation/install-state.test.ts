import { expect, test } from 'vitest';
import {
  installState,
  isMarkedByRecipient,
  markedStatus,
  openedLife,
  sharedLife,
  sharedState,
} from './install-state.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PAST = new Date('2026-11-10T12:00:00Z');
const NEW = {
  status: 'ready_to_activate',
  installedAt: null,
  firstConnectedAt: null,
  expiresAt: null,
  hasTopup: false,
} as const;

test('INSTALL-56 an eSIM has something to install until it connects or its plan ends', () => {
  const toInstall = { display: 'ready_to_install', firstConnectedAt: null, hasStarted: false, end: null };
  expect(installState(NEW, NOW)).toEqual(toInstall);
  const connected = installState({ ...NEW, status: 'active', firstConnectedAt: PAST }, NOW);
  expect(connected).toMatchObject({ firstConnectedAt: PAST.toISOString(), hasStarted: true, end: null });
  // Nobody marked it, and the network has not named it active yet.
  expect(installState({ ...NEW, firstConnectedAt: PAST }, NOW).display).toBe('ready_to_activate');
  const ended = installState({ ...NEW, status: 'active', expiresAt: PAST }, NOW);
  expect(ended.end).toEqual({ kind: 'days', at: PAST.toISOString() });
  expect(installState({ ...NEW, status: 'active', expiresAt: PAST, hasTopup: true }, NOW).end).toBeNull();
});

test('SHARE-37 the recipient learns that an eSIM is in use or that its plan has ended, and no time of it', () => {
  expect(sharedState(NEW, NOW)).toEqual({
    status: 'ready_to_install',
    isConnected: false,
    hasStarted: false,
    end: null,
  });
  const used = { ...NEW, status: 'active', installedAt: PAST, firstConnectedAt: PAST } as const;
  expect(sharedState(used, NOW)).toEqual({
    status: 'active',
    isConnected: true,
    hasStarted: true,
    end: null,
  });
  expect(sharedState({ ...used, expiresAt: PAST }, NOW)).toMatchObject({ status: 'expired', end: 'days' });
  const usedUp = { ...used, status: 'finished', expiresAt: new Date('2026-11-30T12:00:00Z') } as const;
  expect(sharedState(usedUp, NOW)).toMatchObject({ status: 'finished', end: 'data' });
  expect(JSON.stringify([sharedState(used, NOW), sharedState(usedUp, NOW)])).not.toContain('2026');
});

test('SHARE-46 before a link is opened, its eSIM is new, in use, or has ended', () => {
  expect(sharedLife(NEW, NOW)).toBe('new');
  // A mark of its owner says nothing about the network.
  expect(sharedLife({ ...NEW, installedAt: PAST }, NOW)).toBe('new');
  expect(sharedLife({ ...NEW, firstConnectedAt: PAST }, NOW)).toBe('in-use');
  expect(sharedLife({ ...NEW, status: 'active' }, NOW)).toBe('in-use');
  expect(sharedLife({ ...NEW, status: 'active', expiresAt: PAST }, NOW)).toBe('ended');
  expect(sharedLife({ ...NEW, status: 'finished', firstConnectedAt: PAST }, NOW)).toBe('ended');
});

test('SHARE-68 an opened link says that its eSIM is installed when it was marked since', () => {
  const [before, openedAt, after] = [new Date(1_000), new Date(2_000), new Date(3_000)];
  expect(openedLife({ ...NEW, openedAt }, NOW)).toBe('new');
  expect(openedLife({ ...NEW, openedAt, installedAt: after }, NOW)).toBe('installed');
  expect(openedLife({ ...NEW, openedAt, installedAt: before }, NOW)).toBe('new');
  expect(openedLife({ ...NEW, openedAt: null, installedAt: after }, NOW)).toBe('new');
  const connected = { ...NEW, openedAt, installedAt: after, firstConnectedAt: after };
  expect(openedLife(connected, NOW)).toBe('in-use');
});

test('SHARE-68 only a mark from after the opening is the recipient’s', () => {
  const [before, openedAt, after] = [new Date(1_000), new Date(2_000), new Date(3_000)];
  expect(isMarkedByRecipient({ openedAt, installedAt: after })).toBe(true);
  expect(isMarkedByRecipient({ openedAt, installedAt: before })).toBe(false);
  expect(isMarkedByRecipient({ openedAt, installedAt: null })).toBe(false);
  expect(isMarkedByRecipient({ openedAt: null, installedAt: after })).toBe(false);
});

test('SHARE-38 the mark decides between ready to install and ready to activate, and nothing else', () => {
  expect(markedStatus('ready_to_install', true)).toBe('ready_to_activate');
  expect(markedStatus('ready_to_activate', false)).toBe('ready_to_install');
  for (const status of ['active', 'pending', 'expired', 'finished', 'unknown'] as const)
    expect(markedStatus(status, true)).toBe(status);
});
