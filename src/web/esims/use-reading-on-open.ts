import { useEffect, useEffectEvent } from 'react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useRefresh } from './use-esim-changes.ts';

/** Reads the eSIM from the network once when a screen opens that states its data, if the network's limits allow it. */
export function useReadingOnOpen({ id, refresh: { isPossible } }: Pick<MyEsim, 'id' | 'refresh'>): void {
  const { refresh } = useRefresh(id);
  const onOpen = useEffectEvent(() => {
    if (isPossible) void refresh();
  });
  useEffect(() => {
    onOpen();
  }, [id]);
}
