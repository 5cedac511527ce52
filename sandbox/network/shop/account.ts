import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';

/** The partner's credit at the network, in cents. Orders beyond it are refused. */
export interface Account {
  balanceCents(): number;
  spend(cents: number): void;
  setBalance(cents: number): void;
}

const OPENING_BALANCE_CENTS = 100_000_000;

export function openAccount({ store }: SandboxContext): Account {
  const saved = store.collection('network-account', z.object({ balanceCents: z.number() }));
  const balanceCents = () => saved.find('credit')?.balanceCents ?? OPENING_BALANCE_CENTS;
  const setBalance = (cents: number) => saved.save('credit', { balanceCents: cents });
  return { balanceCents, setBalance, spend: (cents) => setBalance(balanceCents() - cents) };
}
