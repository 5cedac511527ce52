import type { ReminderKind } from './reminder.ts';

/** What an address can end and turn on again, each for itself. */
export const REMINDER_GROUPS = ['low-data', 'plan-ends', 'installation', 'review'] as const;
export type ReminderGroup = (typeof REMINDER_GROUPS)[number];

const GROUPS: Readonly<Record<ReminderKind, ReminderGroup>> = {
  'data-75': 'low-data',
  'data-90': 'low-data',
  'ends-3-days': 'plan-ends',
  'ends-1-day': 'plan-ends',
  'not-installed': 'installation',
  review: 'review',
};

export function reminderGroup(kind: ReminderKind): ReminderGroup {
  return GROUPS[kind];
}

/** What the link of a reminder stands for. */
export type ReminderLink = Readonly<{
  email: string;
  /** Null: a link of a time without groups. It ends every reminder, as its email said. */
  group: ReminderGroup | null;
}>;

/** What the one click of a mail program ends. */
export function groupsOfLink({ group }: Pick<ReminderLink, 'group'>): readonly ReminderGroup[] {
  return group === null ? REMINDER_GROUPS : [group];
}
