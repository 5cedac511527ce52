import { useState } from 'react';
import { needsWithdrawalTick, WITHDRAWAL_TEXTS, type WithdrawalText } from '#core/checkout/consent.ts';
import { useVisitorCountry } from '../../visitor/use-visitor-country.ts';

export type Withdrawal = Readonly<{
  text: WithdrawalText;
  /** Call when the server places the customer in a country where the tick is required. */
  requireTick: () => void;
}>;

/** The text about withdrawal, by the customer's likely country; nothing is ticked in advance. */
export function useWithdrawal(subject: keyof typeof WITHDRAWAL_TEXTS): Withdrawal {
  const country = useVisitorCountry();
  const [isRequired, setIsRequired] = useState(false);
  const hasTick = isRequired || needsWithdrawalTick(country);
  const { tick, note } = WITHDRAWAL_TEXTS[subject];
  return { text: hasTick ? tick : note, requireTick: () => setIsRequired(true) };
}
