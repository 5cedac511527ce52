import { useQueryClient } from '@tanstack/react-query';
import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import type { About } from './order-requests.ts';

/** Sends one change of an order at a time; the answer replaces the order on the screen. */
export function useOrderChange(orderId: string) {
  const client = useQueryClient();
  const language = useLanguage();
  const key = useMyKey(['staff', 'order', orderId]);
  const { isBusy, problem, run } = useChange(codeOf);
  /** Resolves to whether it worked. */
  const change = (send: (about: About) => Promise<StaffOrderDetails>): Promise<boolean> =>
    run(async () => client.setQueryData(key, await send({ id: orderId, language })));
  return {
    isBusy,
    /** The code of the last refusal; empty without a response; null: none. */
    failure: problem,
    run: change,
  };
}
