import { useEffect, useRef, useState } from 'react';

/** So long a mail may take. A mailbox gets only a few links, so the button waits for it. */
const AGAIN_AFTER_MS = 30_000;

export type SendOutcome = 'sent' | 'too-many' | 'unreachable';

/** A button that sends a mail again. `isResting`: a press does nothing, because a request runs or was just made. */
export function useSendAgain(sendAgain: () => Promise<SendOutcome>) {
  const [result, setResult] = useState<SendOutcome | null>(null);
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = async () => {
    setIsResting(true);
    setResult(null);
    const outcome = await sendAgain();
    setResult(outcome);
    if (outcome === 'sent') timer.current = setTimeout(() => setIsResting(false), AGAIN_AFTER_MS);
    else setIsResting(false);
  };
  const press = () => {
    if (!isResting) void send();
  };
  return { result, isResting, press };
}
