import { useState } from 'react';
import {
  needsWithdrawalTick,
  WITHDRAWAL_NOTE,
  WITHDRAWAL_TICK,
  type WithdrawalText,
} from '#core/checkout/consent.ts';
import { useVisitorCountry } from '../../visitor/use-visitor-country.ts';

export type Withdrawal = Readonly<{
  text: WithdrawalText;
  /** Call when the server places the customer in a country where the tick is required. */
  requireTick: () => void;
}>;

/** The text about withdrawal, by the customer's likely country; nothing is ticked in advance. */
export function useWithdrawal(): Withdrawal {
  const country = useVisitorCountry();
  const [isRequired, setIsRequired] = useState(false);
  const hasTick = isRequired || needsWithdrawalTick(country);
  return { text: hasTick ? WITHDRAWAL_TICK : WITHDRAWAL_NOTE, requireTick: () => setIsRequired(true) };
}
