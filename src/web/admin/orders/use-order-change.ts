import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { codeOf } from '../frame/admin-client.ts';
import type { About } from './order-requests.ts';

/** Sends one change of an order at a time; the answer replaces the order on the screen. */
export function useOrderChange(orderId: string) {
  const client = useQueryClient();
  const language = useLanguage();
  const key = useMyKey(['staff', 'order', orderId]);
  const [isBusy, setIsBusy] = useState(false);
  /** The code of the last refusal; empty without a response; null: none. */
  const [failure, setFailure] = useState<string | null>(null);

  const store = (order: StaffOrderDetails) => client.setQueryData(key, order);
  /** Resolves to whether it worked. */
  const run = async (send: (about: About) => Promise<StaffOrderDetails>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      store(await send({ id: orderId, language }));
      return true;
    } catch (error) {
      const code = codeOf(error);
      // Without the password nothing was done.
      setFailure(code === 'confirm-password' ? null : code);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run };
}
