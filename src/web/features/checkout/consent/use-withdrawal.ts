import { useState } from 'react';
import {
  needsWithdrawalTick,
  WITHDRAWAL_NOTE,
  WITHDRAWAL_TICK,
  type ShownWithdrawal,
} from '#core/checkout/consent.ts';
import { useVisitorCountry } from '../../../visitor/use-visitor-country.ts';

export type Withdrawal = Readonly<{
  shown: ShownWithdrawal;
  tick: (isTicked: boolean) => void;
  /** The shop places the customer where the tick is needed. */
  requireTick: () => void;
}>;

/** What is said about withdrawal, by where the customer seems to be; nothing is ticked beforehand. */
export function useWithdrawal(): Withdrawal {
  const country = useVisitorCountry();
  const [isTicked, setIsTicked] = useState(false);
  const [isRequired, setIsRequired] = useState(false);
  const hasTick = isRequired || needsWithdrawalTick(country);
  return {
    shown: hasTick
      ? { text: WITHDRAWAL_TICK, isAccepted: isTicked }
      : { text: WITHDRAWAL_NOTE, isAccepted: false },
    tick: setIsTicked,
    requireTick: () => setIsRequired(true),
  };
}
