/** The checker's result for the buyer's device; stored with an order. `not-sure`: it depends, or is not known. */
export type DeviceAnswer = 'compatible' | 'not-compatible' | 'not-sure' | 'not-checked';

const ANSWERS = { yes: 'compatible', no: 'not-compatible', depends: 'not-sure' } as const;

type FoundDevice = Readonly<{ support: keyof typeof ANSWERS }>;

/** One result for all matching devices. If they differ, or none matches, the result is `not-sure`. */
export function deviceAnswer(found: readonly FoundDevice[]): DeviceAnswer {
  const answers = new Set(found.map(({ support }) => ANSWERS[support]));
  const [only = 'not-sure'] = answers;
  return answers.size === 1 ? only : 'not-sure';
}
