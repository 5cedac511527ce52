import { z } from 'zod';

/** Whether an address gets reminders about its eSIMs. */
export const ReminderChoice = z.strictObject({ isWanted: z.boolean() });

export const ReminderChoiceResponse = z.object({ isWanted: z.boolean() });

/** The token of the link in a reminder, in the body: it never appears in the address of an API request. */
export const ReminderLinkBody = z.strictObject({ token: z.string().max(600), isWanted: z.boolean() });

/** `unknown`: the token is not one of ours. */
export const ReminderLinkResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('saved'), isWanted: z.boolean() }),
  z.object({ state: z.literal('unknown') }),
]);
export type ReminderLinkResponse = z.infer<typeof ReminderLinkResponse>;
