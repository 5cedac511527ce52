import { useEffect, useEffectEvent, useState } from 'react';
import type { AsyncState } from './async-state.ts';

type PublicRead<Value> = Readonly<{
  /** What is read, such as a language or the ids of plans: another key is another read. */
  key: string;
  /** While false, nothing is requested; a value that was read stays. */
  isNeeded?: boolean;
  /** The value of the former key is returned until that of the new one is read. */
  keepsLast?: boolean;
  load: (signal: AbortSignal) => Promise<Value>;
}>;

type Settled<Value> =
  | Readonly<{ key: string; kind: 'ready'; value: Value }>
  | Readonly<{ key: string; kind: 'failed' }>;

/**
 * Reads once what every visitor may read. When the key changes or the component is gone, the request is aborted and its
 * response ignored. After a failure it reads again on `retry`, for another key, or when it is needed anew. Public pages do
 * not load TanStack Query, which does this for personal data.
 */
export function usePublicRead<Value>(read: PublicRead<Value>): AsyncState<Value> {
  const { key, isNeeded = true, load } = read;
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  const isSettled = settled?.key === key;
  useRequest({ key: isNeeded && !isSettled ? key : null, load, settle: setSettled });
  const forget = () => setSettled(null);
  if (settled?.kind === 'failed' && !(isNeeded && isSettled)) forget();
  return settled === null ? LOADING : stateOf(settled, read, forget);
}

const LOADING = { kind: 'loading' } as const;

function stateOf<Value>(
  settled: Settled<Value>,
  { key, keepsLast }: PublicRead<Value>,
  retry: () => void,
): AsyncState<Value> {
  const isSettled = settled.key === key;
  if (settled.kind === 'ready') return isSettled || keepsLast === true ? settled : LOADING;
  return isSettled ? { kind: 'failed', retry } : LOADING;
}

type Request<Value> = Pick<PublicRead<Value>, 'load'> &
  Readonly<{
    /** Null: there is nothing to read. */
    key: string | null;
    settle: (settled: Settled<Value>) => void;
  }>;

function useRequest<Value>({ key, load, settle }: Request<Value>): void {
  const send = useEffectEvent(load);
  const receive = useEffectEvent(settle);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const receiveNow = (settled: Settled<Value>) => {
      if (!controller.signal.aborted) receive(settled);
    };
    send(controller.signal).then(
      (value) => receiveNow({ key, kind: 'ready', value }),
      () => receiveNow({ key, kind: 'failed' }),
    );
    return () => controller.abort();
  }, [key]);
}
