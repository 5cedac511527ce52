import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Gift, GiftBody } from '#contract/orders/gifts.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useApiQuery } from '../../queries/use-api-query.ts';
import {
  cancelGift,
  correctGift,
  fetchGift,
  sendGiftNow,
  type GiftOutcome,
  type GiftProblem,
} from './gift-requests.ts';

/** The recipient opens it while the buyer looks. */
const EVERY_MS = 15_000;
/** The mail is written and sent within seconds. */
const WHILE_SENDING_MS = 4_000;

/** A gift of the buyer, as it changes, and what can be done with it. `gift` null: it was cancelled. */
export function useGift(first: Gift) {
  const { id } = first;
  const client = useQueryClient();
  const language = useLanguage();
  const needs = { anonKey: usePageFacts().anonKey, language };
  const known = client.getQueryData<Gift | null>(['gift', id, language]);
  const isSending = (known === undefined ? first : known)?.state === 'sending';
  const { data } = useApiQuery(['gift', id], (reading) => fetchGift(id, reading), {
    // A cancelled gift cannot be read any more.
    enabled: known !== null,
    refetchInterval: isSending ? WHILE_SENDING_MS : EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const [problem, setProblem] = useState<GiftProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** True: it was changed. */
  const run = async (send: () => Promise<GiftOutcome>, beforeGone?: () => void): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(null);
    const outcome = await send();
    setIsBusy(false);
    if (outcome.kind === 'changed') {
      client.setQueryData(['gift', id, language], outcome.gift);
      if (outcome.gift === null) beforeGone?.();
      // The order, its eSIMs and their buttons say the same.
      if (outcome.gift === null || outcome.gift.isKept)
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'gift' });
      return true;
    }
    setProblem(outcome.why);
    if (outcome.why === 'opened') await client.invalidateQueries({ queryKey: ['gift', id] });
    return false;
  };

  return {
    gift: data === undefined ? first : data,
    problem,
    isBusy,
    correct: (gift: GiftBody) => run(() => correctGift(id, gift, needs)),
    sendNow: () => run(() => sendGiftNow(id, needs)),
    /** `beforeGone` runs while its panel is still on the screen. */
    cancel: (beforeGone: () => void) => run(() => cancelGift(id, needs), beforeGone),
  };
}
export type GiftActions = ReturnType<typeof useGift>;
