/**
 * The texts about delivery and withdrawal that a checkout can show, by key. The text of a key must never change: a
 * new wording gets a new key, because the key stored with an order is the record of what its customer was shown.
 */
export type WithdrawalText =
  | 'withdrawal-tick-1'
  | 'withdrawal-note-1'
  | 'withdrawal-tick-2'
  | 'withdrawal-note-2'
  | 'withdrawal-tick-3'
  | 'withdrawal-note-3';

type WithdrawalTexts = Readonly<{ tick: WithdrawalText; note: WithdrawalText }>;

/** The texts in use, by what is bought. */
export const WITHDRAWAL_TEXTS: Readonly<Record<'esim' | 'topup' | 'gift', WithdrawalTexts>> = {
  esim: { tick: 'withdrawal-tick-1', note: 'withdrawal-note-1' },
  topup: { tick: 'withdrawal-tick-2', note: 'withdrawal-note-2' },
  gift: { tick: 'withdrawal-tick-3', note: 'withdrawal-note-3' },
};

/** The texts that must be ticked, also those that only a page opened earlier still shows. */
export const WITHDRAWAL_TICKS: readonly WithdrawalText[] = [
  'withdrawal-tick-1',
  'withdrawal-tick-2',
  'withdrawal-tick-3',
];

/** What a page showed; `isAccepted` is whether the customer ticked it. A note cannot be ticked. */
export type ShownWithdrawal = Readonly<{ text: WithdrawalText; isAccepted: boolean }>;

/** The European Economic Area, the territories where its consumer law also applies, and the United Kingdom. */
const EEA_AND_UK: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['IS', 'LI', 'NO'],
  // Åland and the French overseas regions have their own country codes.
  ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  'GB',
]);

/**
 * Where the customer must waive the right of withdrawal with a tick. `country` is an ISO code; null: the
 * customer's country is not known.
 */
export function needsWithdrawalTick(country: string | null): boolean {
  return country === null || EEA_AND_UK.has(country);
}

/** Whether an order from `country` may be created after this text was shown. Null: nothing was shown. */
export function isConsentGiven(shown: ShownWithdrawal | null, country: string | null): boolean {
  if (shown !== null && WITHDRAWAL_TICKS.includes(shown.text)) return shown.isAccepted;
  return !needsWithdrawalTick(country);
}
