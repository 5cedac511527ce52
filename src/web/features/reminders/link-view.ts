import { groupsOfLink, REMINDER_GROUPS, type ReminderGroup } from '#core/reminders/reminder-group.ts';

type LinkState = Readonly<{ group: ReminderGroup | null; optedOut: readonly ReminderGroup[] }>;
type Subject = ReminderGroup | 'all';

/** What a press of a button sends. */
export type Press = Readonly<{
  subject: Subject;
  groups: readonly ReminderGroup[];
  isWanted: boolean;
  /** What to turn on again to take it back. */
  taken: readonly ReminderGroup[];
}>;

export type LinkView = Readonly<{
  /** What title and text are about. */
  subject: Subject;
  step: 'offer' | 'ended' | 'again';
  isEverythingOff: boolean;
  /** Null: nothing to end. */
  end: Press | null;
  endAll: Press | null;
  undo: Press | null;
}>;

/** What the page of a link shows. `last`: the last press that was saved. */
export function linkView(state: LinkState, last: Press | null): LinkView {
  const { group, optedOut } = state;
  const ownSubject = group ?? 'all';
  const own = groupsOfLink({ group });
  const subject = last?.subject ?? ownSubject;
  const step = stepOf(ending(state, ownSubject, own), last);
  const back = last?.taken ?? own;
  return {
    subject,
    step,
    isEverythingOff: optedOut.length === REMINDER_GROUPS.length,
    end: step === 'ended' ? null : ending(state, ownSubject, own),
    endAll: group === null ? null : ending(state, 'all', REMINDER_GROUPS),
    undo: step === 'ended' ? { subject, groups: back, isWanted: true, taken: [] } : null,
  };
}

function stepOf(end: Press | null, last: Press | null): LinkView['step'] {
  if (last === null) return end === null ? 'ended' : 'offer';
  return last.isWanted ? 'again' : 'ended';
}

function ending({ optedOut }: LinkState, subject: Subject, groups: readonly ReminderGroup[]): Press | null {
  const taken = groups.filter((group) => !optedOut.includes(group));
  return taken.length === 0 ? null : { subject, groups, isWanted: false, taken };
}
