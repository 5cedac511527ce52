/** The arrow keys go round, including the field itself (null): from the last option back to the typed text. */
export function nextIndex(active: number | null, step: 1 | -1, count: number): number | null {
  const index = (active ?? (step === 1 ? -1 : count)) + step;
  return index < 0 || index >= count ? null : index;
}
