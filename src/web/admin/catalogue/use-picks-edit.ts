import { useState } from 'react';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { savePicks } from './catalogue-requests.ts';

/** A list of slugs, in the order of the home page. */
type Picks = readonly string[];

/** Unsaved changes, and the list that they began with. */
type Draft = Readonly<{ seen: Picks; wanted: Picks }>;

type Needs = Readonly<{ stored: Picks; onStored: (picks: Picks) => void; onGone: () => void }>;

/** The list as it is edited. Until something is changed it is the stored one. */
export function usePicksEdit({ stored, onStored, onGone }: Needs) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<Picks | null>(null);
  const { isBusy, problem, setProblem, run } = useChange((error) => {
    if (codeOf(error) !== 'not-on-sale') return 'failed';
    onGone();
    return 'notOnSale';
  });
  const [isSaved, setIsSaved] = useState(false);
  const picks = draft?.wanted ?? stored;
  const clear = () => {
    setConflict(null);
    setProblem(null);
    setIsSaved(false);
  };
  const show = (now: Picks) => {
    setDraft(null);
    onStored(now);
  };
  const send = (seen: Picks) =>
    run(async () => {
      clear();
      const outcome = await savePicks({ picks: [...picks], seen: [...seen] });
      if ('conflict' in outcome) setConflict(outcome.conflict);
      else {
        show(outcome.picks);
        setIsSaved(true);
      }
    });
  return {
    picks,
    conflict,
    problem,
    isBusy,
    isSaved,
    isChanged: draft !== null,
    change: (wanted: Picks) => {
      clear();
      setDraft({ seen: draft?.seen ?? stored, wanted });
    },
    reset: () => {
      clear();
      setDraft(null);
    },
    save: () => (draft === null ? undefined : send(draft.seen)),
    takeStored: () => {
      if (conflict === null) return;
      clear();
      show(conflict);
    },
    saveMine: () => (conflict === null ? undefined : send(conflict)),
  };
}
