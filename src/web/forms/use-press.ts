import { useRef, useState } from 'react';

/**
 * A change that a press sends, one at a time: a press while one is being sent is ignored, also in the same frame.
 * For pages without the query library; with it, `useGuardedMutation` does the same. `send` must not reject.
 */
export function usePress<Outcome>(send: () => Promise<Outcome>) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setOutcome(null);
    const received = await send();
    isSending.current = false;
    setIsBusy(false);
    setOutcome(received);
  };
  return { isBusy, outcome, press: () => void press() };
}
