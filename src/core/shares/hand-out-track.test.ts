import { expect, test } from 'vitest';
import { handedOutName, handOutTrack, isWholeOrderReturned, leftToHandOut } from './hand-out-track.ts';

const NEW = {
  canBeShared: true,
  hasOpenWithdrawal: false,
  end: null,
  installedAt: null,
  firstConnectedAt: null,
  share: null,
};
const LINK = { state: 'active', createdAt: '2026-11-03T10:00:00Z', revealedAt: null } as const;
const OPENED = { ...LINK, revealedAt: '2026-11-03T11:00:00Z' };

const doneIn = ({ steps }: ReturnType<typeof handOutTrack>) =>
  Object.entries(steps).flatMap(([step, { isDone }]) => (isDone ? [step] : []));

test('SHARE-21 an eSIM is given, opened, installed and connected, each with its time', () => {
  expect(doneIn(handOutTrack(NEW))).toEqual([]);
  expect(doneIn(handOutTrack({ ...NEW, share: LINK }))).toEqual(['given']);
  const all = handOutTrack({
    ...NEW,
    share: OPENED,
    installedAt: '2026-11-04T10:00:00Z',
    firstConnectedAt: '2026-11-05T10:00:00Z',
  });
  expect(Object.values(all.steps).map(({ at }) => at)).toEqual([
    '2026-11-03T10:00:00Z',
    '2026-11-03T11:00:00Z',
    '2026-11-04T10:00:00Z',
    '2026-11-05T10:00:00Z',
  ]);
});

test('SHARE-21 an eSIM that is on a phone without a link is the customer’s own', () => {
  const own = handOutTrack({ ...NEW, installedAt: '2026-11-04T10:00:00Z' });
  expect(own).toMatchObject({ isYours: true, canSend: false });
  expect(doneIn(own)).toEqual(['given', 'opened', 'installed']);
  expect(doneIn(handOutTrack({ ...NEW, firstConnectedAt: '2026-11-04T10:00:00Z' }))).toHaveLength(4);
});

test('SHARE-21 SHARE-22 a link that ended unopened gives the eSIM back; one that was opened does not', () => {
  for (const state of ['revoked', 'expired'] as const) {
    const ended = handOutTrack({ ...NEW, share: { ...LINK, state } });
    expect(ended).toMatchObject({ hasEnded: true, canSend: true, canRemind: false, canRevoke: false });
    const opened = handOutTrack({ ...NEW, share: { ...OPENED, state } });
    expect(opened).toMatchObject({ hasEnded: false, canSend: true });
    expect(doneIn(opened)).toEqual(['given', 'opened']);
  }
});

test('SHARE-14 SHARE-23 only a working link of a usable eSIM is sent again', () => {
  expect(handOutTrack({ ...NEW, share: LINK })).toMatchObject({
    canSend: false,
    canRemind: true,
    canRevoke: true,
  });
  expect(handOutTrack({ ...NEW, canBeShared: false, share: LINK })).toMatchObject({ canRemind: false });
  expect(handOutTrack({ ...NEW, canBeShared: false }).canSend).toBe(false);
});

test('INSTALL-52 an eSIM whose plan is over is not connected, though it was', () => {
  const used = { ...NEW, firstConnectedAt: '2026-11-04T10:00:00Z' };
  expect(handOutTrack(NEW).phoneState).toBeNull();
  expect(handOutTrack({ ...NEW, installedAt: '2026-11-04T10:00:00Z' }).phoneState).toBe('on-phone');
  expect(handOutTrack(used).phoneState).toBe('connected');
  const over = handOutTrack({ ...used, canBeShared: false, end: 'days' });
  expect(over).toMatchObject({ phoneState: 'plan-over', steps: { connected: { isDone: true } } });
});

test('SHARE-65 an eSIM on a phone is not handed out any more, and one without data is called used up', () => {
  const connected = { ...NEW, canBeShared: false, firstConnectedAt: '2026-11-04T10:00:00Z' };
  const marked = { ...NEW, installedAt: '2026-11-04T10:00:00Z' };
  const usedUp = handOutTrack({ ...connected, end: 'data' });
  expect(usedUp.phoneState).toBe('used-up');
  expect(leftToHandOut([usedUp, handOutTrack(connected), handOutTrack(marked)])).toBe(0);
  const waiting = [NEW, { ...NEW, share: LINK }, { ...NEW, share: OPENED }].map(handOutTrack);
  expect(leftToHandOut([usedUp, ...waiting])).toBe(3);
});

test('SHARE-15 SHARE-21 a row has the name of its link, and an eSIM that its owner kept has its own', () => {
  const share = { recipientName: 'Carmen' };
  expect(handedOutName({ name: 'Work phone', share }, { isYours: false })).toBe('Carmen');
  expect(handedOutName({ name: 'Work phone', share }, { isYours: true })).toBe('Work phone');
  expect(handedOutName({ name: 'Work phone', share: { recipientName: null } }, { isYours: false })).toBe(
    'Work phone',
  );
  expect(handedOutName({ name: null, share: null }, { isYours: false })).toBeNull();
});

test('SHARE-64 the link to an eSIM that is being returned is not revoked here: it rests', () => {
  const returned = { ...NEW, canBeShared: false, hasOpenWithdrawal: true };
  for (const share of [LINK, OPENED])
    expect(handOutTrack({ ...returned, share })).toMatchObject({
      canRevoke: false,
      canRemind: false,
      canSend: false,
    });
  expect(handOutTrack({ ...NEW, share: LINK }).canRevoke).toBe(true);
});

test('SHARE-64 an order is returned as a whole when every eSIM of it is', () => {
  const returned = { hasOpenWithdrawal: true };
  expect(isWholeOrderReturned([returned, returned])).toBe(true);
  expect(isWholeOrderReturned([returned, { hasOpenWithdrawal: false }])).toBe(false);
  expect(isWholeOrderReturned([])).toBe(false);
});

test('SHARE-72 an eSIM that cannot be handed out any more says why: its plan, its data or its refund', () => {
  const over = (changes: Partial<Parameters<typeof handOutTrack>[0]>) =>
    handOutTrack({ ...NEW, canBeShared: false, ...changes }).over;
  expect([over({ end: 'days' }), over({ end: 'data' }), over({})]).toEqual([
    'plan-over',
    'used-up',
    'refunded',
  ]);
  expect(over({ canBeShared: true })).toBeNull();
  expect(over({ hasOpenWithdrawal: true })).toBeNull();
  expect(over({ end: 'days', firstConnectedAt: '2026-11-04T10:00:00Z' })).toBeNull();
});
