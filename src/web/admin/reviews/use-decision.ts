import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { DecisionBody, ShownReview } from '#contract/admin/reviews.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { decideReview } from './review-requests.ts';

export type Decision = Pick<DecisionBody, 'status' | 'rejection'>;

/** Sends one decision at a time and says what became of it. */
export function useDecision(listed: ShownReview) {
  const t = useMessages('admin-reviews');
  const language = useLanguage();
  const queries = useQueryClient();
  const waiting = useMyKey(['staff', 'waiting']);
  const lists = useMyKey(['staff', 'reviews']);
  const [review, setReview] = useState(listed);
  /** What was sent last, to send it again when it is confirmed. */
  const [sent, setSent] = useState<Decision | null>(null);
  const [conflict, setConflict] = useState<ShownReview | null>(null);
  const { isBusy, problem, run } = useChange((error) => (codeOf(error) === 'not-found' ? 'gone' : 'failed'));

  const send = (decision: Decision, seen: ShownReview) =>
    run(async () => {
      setSent(decision);
      setConflict(null);
      const outcome = await decideReview(seen.id, { ...decision, edition: seen.edition, language });
      if ('conflict' in outcome) {
        setConflict(outcome.conflict);
        return;
      }
      setReview(outcome.review);
      toasts.show({ title: t(`done.${decision.status}`), tone: 'good' });
      void queries.invalidateQueries({ queryKey: waiting });
      // The other lists are read again when they are opened. Here the review stays, so that it can be taken back.
      void queries.invalidateQueries({ queryKey: lists, refetchType: 'none' });
    });

  return {
    review,
    sent,
    conflict,
    problem,
    isBusy,
    decide: (decision: Decision) => send(decision, review),
    takeStored: () => {
      if (conflict === null) return;
      setReview(conflict);
      setConflict(null);
    },
    saveMine: async () => {
      if (conflict !== null && sent !== null) await send(sent, conflict);
    },
  };
}
