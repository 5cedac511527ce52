import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MyEsim, MyEsimDetails } from '#contract/account/my-esims.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { useLanguage } from '../language/use-language.ts';
import type { MyEsimView } from './use-my-esim.ts';
import type { MyEsimList } from './use-my-esims.ts';
import { useMyKey } from '../queries/use-api-query.ts';
import { pageSession } from '../session/page-session.ts';
import { refreshEsim, renameEsim, type SendNeeds } from './change-esim.ts';

/** What the dashboard and the details show of one eSIM. */
function useShownEsim(id: string) {
  const client = useQueryClient();
  const listKey = useMyKey(['esims']);
  const detailsKey = useMyKey(['esims', id]);
  return {
    change(changed: Partial<MyEsimDetails>): void {
      client.setQueryData<MyEsimList>(listKey, (list) =>
        list === undefined
          ? undefined
          : { ...list, esims: list.esims.map((esim) => (esim.id === id ? { ...esim, ...changed } : esim)) },
      );
      client.setQueryData<MyEsimView>(detailsKey, (esim) =>
        esim === undefined ? undefined : { ...esim, ...changed },
      );
    },
    /** A response on its way would show the state before the change. */
    async abortReads(): Promise<void> {
      await client.cancelQueries({ queryKey: listKey, exact: true });
      await client.cancelQueries({ queryKey: detailsKey, exact: true });
    },
    async readAgain(): Promise<void> {
      await client.invalidateQueries({ queryKey: listKey, exact: true });
      await client.invalidateQueries({ queryKey: detailsKey, exact: true });
    },
  };
}

function useSendNeeds(): SendNeeds {
  return { anonKey: usePageFacts().anonKey, language: useLanguage() };
}

/** An ended session sends the customer to sign-in. */
function checkSession(error: unknown): void {
  if (error instanceof RequestRefused && error.status === 401) void pageSession.refresh();
}

export type RefreshState = 'waiting' | 'reading' | 'done' | 'failed';

/** Reads the eSIM from the network. After a failure the last known state stays on the screen. */
export function useRefresh(id: string, onRead?: () => void) {
  const shown = useShownEsim(id);
  const needs = useSendNeeds();
  const [state, setState] = useState<RefreshState>('waiting');
  const refresh = async () => {
    if (state === 'reading') return;
    setState('reading');
    try {
      const esim = await refreshEsim(id, needs);
      await shown.abortReads();
      shown.change(esim);
      setState('done');
      onRead?.();
      // The forecast of the list follows from the new reading.
      void shown.readAgain();
    } catch (error) {
      checkSession(error);
      setState('failed');
      await shown.readAgain();
    }
  };
  return { state, refresh };
}

/** Shows the new name at once. If it cannot be saved, the old one returns and the result is false. */
export function useRename({ id, name: before }: Pick<MyEsim, 'id' | 'name'>) {
  const shown = useShownEsim(id);
  const needs = useSendNeeds();
  return async (name: string): Promise<boolean> => {
    await shown.abortReads();
    shown.change({ name: name === '' ? null : name });
    try {
      shown.change(await renameEsim(id, name, needs));
      return true;
    } catch (error) {
      checkSession(error);
      shown.change({ name: before });
      return false;
    }
  };
}
