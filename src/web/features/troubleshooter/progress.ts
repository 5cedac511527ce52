import * as z from 'zod/mini';
import { GUIDE_PHONES } from '#core/esims/installation/phone-guide.ts';
import { ANSWERS, EXPLAINING_STATUSES, type Question } from '#core/esims/troubleshooter/troubleshoot.ts';

const OneAnswer = z.exactOptional(z.enum(ANSWERS));

const Progress = z.object({
  // A name for each question: a record would load more of the library on every page with a form.
  answers: z.object({
    'line-on': OneAnswer,
    'data-on': OneAnswer,
    'roaming-on': OneAnswer,
    apn: OneAnswer,
    waited: OneAnswer,
  } satisfies Record<Question, unknown>),
  doubted: z.nullable(z.enum(EXPLAINING_STATUSES)),
  wantsAll: z.boolean(),
  knowsLowData: z.boolean(),
  isSolved: z.boolean(),
  /** Which the customer named. Null: none, so it is that of this device. */
  phone: z.nullable(z.enum(GUIDE_PHONES)),
});

/** What the customer has answered so far. */
export type Progress = Readonly<z.infer<typeof Progress>>;

export const START: Progress = {
  answers: {},
  doubted: null,
  wantsAll: false,
  knowsLowData: false,
  isSolved: false,
  phone: null,
};

/** The progress in the state of a history entry. */
export function readProgress(state: unknown): Progress | null {
  return z.safeParse(Progress, state).data ?? null;
}
