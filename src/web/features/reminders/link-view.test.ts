import { expect, test } from 'vitest';
import { REMINDER_GROUPS, type ReminderGroup } from '#core/reminders/reminder-group.ts';
import { linkView, type Press } from './link-view.ts';

/** What the shop stores after a press. */
function after(optedOut: readonly ReminderGroup[], press: Press | null): readonly ReminderGroup[] {
  if (press === null) throw new Error('The page has no such button');
  const others = optedOut.filter((group) => !press.groups.includes(group));
  return press.isWanted ? others : [...others, ...press.groups];
}

test('USAGE-29 a link offers its own group first, and all', () => {
  const view = linkView({ group: 'plan-ends', optedOut: [] }, null);
  expect(view).toMatchObject({ subject: 'plan-ends', step: 'offer', undo: null });
  expect(after([], view.end)).toEqual(['plan-ends']);
  expect(after([], view.endAll)).toEqual(REMINDER_GROUPS);
});

test('USAGE-29 a link of an email from before the groups offers all, and nothing less', () => {
  const view = linkView({ group: null, optedOut: ['review'] }, null);
  expect(view).toMatchObject({ subject: 'all', step: 'offer', endAll: null });
  expect(after(['review'], view.end).toSorted()).toEqual(REMINDER_GROUPS.toSorted());
});

test('USAGE-29 taking back turns on what the press had turned off, not what was off before', () => {
  for (const group of ['low-data', null] as const) {
    const first = linkView({ group, optedOut: ['review'] }, null);
    const press = group === null ? first.end : first.endAll;
    const ended = after(['review'], press);
    const view = linkView({ group, optedOut: ended }, press);
    expect(view).toMatchObject({
      subject: 'all',
      step: 'ended',
      isEverythingOff: true,
      end: null,
      endAll: null,
    });
    expect(after(ended, view.undo)).toEqual(['review']);
  }
});

test('USAGE-29 after its own group a link still offers all; taken back, its own group is still off', () => {
  const state = { group: 'low-data' } as const;
  const own = linkView({ ...state, optedOut: [] }, null).end;
  const ended = after([], own);
  const view = linkView({ ...state, optedOut: ended }, own);
  expect(view).toMatchObject({ subject: 'low-data', step: 'ended', isEverythingOff: false });
  expect(after(ended, view.undo)).toEqual([]);
  const everything = after(ended, view.endAll);
  const { undo } = linkView({ ...state, optedOut: everything }, view.endAll);
  expect(after(everything, undo)).toEqual(['low-data']);
  // Its own group is off, so there is nothing but all to end.
  expect(linkView({ ...state, optedOut: ['low-data'] }, undo)).toMatchObject({ step: 'again', end: null });
});

test('USAGE-29 a link whose group is off already says so and turns it on again', () => {
  const view = linkView({ group: 'review', optedOut: ['review'] }, null);
  expect(view).toMatchObject({ subject: 'review', step: 'ended' });
  expect(after(['review'], view.undo)).toEqual([]);
});
