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
  /** Call when the server places the customer in a country where the tick is required. */
  requireTick: () => void;
}>;

/** The text about withdrawal, by the customer's likely country; nothing is ticked in advance. */
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
