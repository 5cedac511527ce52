import { useQueryClient } from '@tanstack/react-query';
import type { Gift, GiftBody } from '#contract/orders/gifts.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useApiQuery } from '../../queries/use-api-query.ts';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { cancelGift, correctGift, fetchGift, sendGiftNow, type GiftOutcome } from './gift-requests.ts';

/** The recipient opens it while the buyer looks. */
const EVERY_MS = 15_000;
/** The mail is written and sent within seconds. */
const WHILE_SENDING_MS = 4_000;

type Change = Readonly<{ request: () => Promise<GiftOutcome>; beforeGone?: () => void }>;

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
  const {
    data: outcome,
    isPending,
    send,
  } = useGuardedMutation({
    mutationFn: ({ request }: Change) => request(),
    onSuccess: (received, { beforeGone }) => {
      if (received.kind !== 'changed') return;
      client.setQueryData(['gift', id, language], received.gift);
      if (received.gift === null) beforeGone?.();
    },
  });

  /** True: it was changed. */
  const run = async (change: Change): Promise<boolean> => {
    const received = await send(change);
    if (received?.kind === 'changed') {
      // The order, its eSIMs and their buttons say the same.
      if (received.gift === null || received.gift.isKept)
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'gift' });
      return true;
    }
    if (received?.why === 'opened') await client.invalidateQueries({ queryKey: ['gift', id] });
    return false;
  };

  return {
    gift: data === undefined ? first : data,
    problem: outcome?.kind === 'refused' ? outcome.why : null,
    isBusy: isPending,
    correct: (gift: GiftBody) => run({ request: () => correctGift(id, gift, needs) }),
    sendNow: () => run({ request: () => sendGiftNow(id, needs) }),
    /** `beforeGone` runs while its panel is still on the screen. */
    cancel: (beforeGone: () => void) => run({ request: () => cancelGift(id, needs), beforeGone }),
  };
}
export type GiftActions = ReturnType<typeof useGift>;
