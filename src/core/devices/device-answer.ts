/** What the checker said about the buyer's device; stored with an order. `not-sure`: it depends, or is not known. */
export type DeviceAnswer = 'compatible' | 'not-compatible' | 'not-sure' | 'not-checked';

const ANSWERS = { yes: 'compatible', no: 'not-compatible', depends: 'not-sure' } as const;

type Found = Readonly<{ support: keyof typeof ANSWERS }>;

/** One answer for all that was found: where devices differ, or none is known, nothing was said for certain. */
export function deviceAnswer(found: readonly Found[]): DeviceAnswer {
  const answers = new Set(found.map(({ support }) => ANSWERS[support]));
  const [only = 'not-sure'] = answers;
  return answers.size === 1 ? only : 'not-sure';
}
