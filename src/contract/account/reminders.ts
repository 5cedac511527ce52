import { z } from 'zod';
import { REMINDER_GROUPS } from '#core/reminders/reminder-group.ts';

const Group = z.enum(REMINDER_GROUPS);

/** One change: other groups stay as they are, whatever the caller last saw. */
export const ReminderChoiceBody = z.strictObject({ group: Group, isWanted: z.boolean() });
export type ReminderChoiceBody = z.infer<typeof ReminderChoiceBody>;

/** The groups that the address does not get. */
export const ReminderChoicesResponse = z.object({ optedOut: z.array(Group) });
export type ReminderChoicesResponse = z.infer<typeof ReminderChoicesResponse>;

/** The token of the link in a reminder, in the body: it never appears in the address of an API request. */
const Token = z.string().max(600);

export const ReminderLinkBody = z.strictObject({ token: Token });

export const ReminderLinkChoiceBody = z.strictObject({
  token: Token,
  groups: z.array(Group).min(1).max(REMINDER_GROUPS.length),
  isWanted: z.boolean(),
});
export type ReminderLinkChoiceBody = z.infer<typeof ReminderLinkChoiceBody>;

/** `unknown`: the token is not one of ours. */
export const ReminderLinkResponse = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('found'),
    /** What the link ends. Null: every reminder. */
    group: Group.nullable(),
    optedOut: z.array(Group),
  }),
  z.object({ state: z.literal('unknown') }),
]);
export type ReminderLinkResponse = z.infer<typeof ReminderLinkResponse>;
