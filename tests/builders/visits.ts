import type { PageLeave, PageView } from '#core/visits/visit.ts';

/** Stored ids are UUIDs; tests of pure code may use any text. */
const SESSION = '0b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b';
const NOON = new Date('2026-03-02T12:00:00Z');

export function aPageView(changes: Partial<PageView> = {}): PageView {
  return {
    kind: 'view',
    sessionId: SESSION,
    at: NOON,
    route: '/',
    title: null,
    referrer: null,
    isSignedIn: false,
    utm: { source: null, medium: null, campaign: null },
    device: { deviceType: 'mobile', browser: 'safari', os: 'ios' },
    step: 'visit',
    sessionSeconds: 0,
    ...changes,
  };
}

export function aPageLeave(changes: Partial<PageLeave> = {}): PageLeave {
  return { kind: 'leave', sessionId: SESSION, at: NOON, step: 'visit', sessionSeconds: 0, ...changes };
}
