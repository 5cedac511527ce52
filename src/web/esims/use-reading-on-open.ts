import { useEffect, useEffectEvent } from 'react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useRefresh } from './use-esim-changes.ts';

/**
 * Reads the eSIM from the network once when a screen opens that states its data, if the network's limits allow it. `onSettled`
 * is called when it has been read, when that failed, or when it is not allowed.
 */
export function useReadingOnOpen(
  { id, refresh: { isPossible } }: Pick<MyEsim, 'id' | 'refresh'>,
  onSettled?: () => void,
): void {
  const { refresh } = useRefresh(id);
  const onOpen = useEffectEvent(() => {
    const reading = isPossible ? refresh() : Promise.resolve();
    void reading.then(onSettled);
  });
  useEffect(() => {
    onOpen();
  }, [id]);
}
