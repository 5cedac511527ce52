import { expect, test } from 'vitest';
import { groupsOfLink, REMINDER_GROUPS, reminderGroup } from './reminder-group.ts';
import { REMINDER_KINDS } from './reminder.ts';

test.each([
  ['low-data', ['data-75', 'data-90']],
  ['plan-ends', ['ends-3-days', 'ends-1-day']],
  ['installation', ['not-installed']],
  ['review', ['review']],
] as const)('USAGE-28 the group %s has the reminders %j', (group, kinds) => {
  expect(REMINDER_KINDS.filter((kind) => reminderGroup(kind) === group)).toEqual(kinds);
});

test('USAGE-28 every group has a reminder', () => {
  expect([...new Set(REMINDER_KINDS.map(reminderGroup))]).toEqual(REMINDER_GROUPS);
});

test('USAGE-29 a link ends its group; one of a time without groups ends every reminder', () => {
  expect(groupsOfLink({ group: 'plan-ends' })).toEqual(['plan-ends']);
  expect(groupsOfLink({ group: null })).toEqual(REMINDER_GROUPS);
});
