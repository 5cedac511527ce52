import { useState } from 'react';
import { needsWithdrawalTick, WITHDRAWAL_TEXTS, type WithdrawalText } from '#core/checkout/consent.ts';
import { useVisitorCountry } from '../../visitor/use-visitor-country.ts';

type Subject = keyof typeof WITHDRAWAL_TEXTS;

export type Withdrawal = Readonly<{
  /** Whether the customer has to tick a box. */
  hasTick: boolean;
  textFor: (subject: Subject) => WithdrawalText;
  /** Call when the server places the customer in a country where the tick is required. */
  requireTick: () => void;
}>;

/** The text about withdrawal, by the customer's likely country; nothing is ticked in advance. */
export function useWithdrawal(): Withdrawal {
  const country = useVisitorCountry();
  const [isRequired, setIsRequired] = useState(false);
  const hasTick = isRequired || needsWithdrawalTick(country);
  return {
    hasTick,
    textFor: (subject) => WITHDRAWAL_TEXTS[subject][hasTick ? 'tick' : 'note'],
    requireTick: () => setIsRequired(true),
  };
}
