/** The CSS classes of one choice among several. */
export function chipClass(isSelected: boolean): string {
  const colours = isSelected
    ? 'border-sea bg-sea text-on-sea'
    : 'border-line bg-card text-ink hover:border-ink-soft';
  return `inline-flex min-h-11 items-center rounded-full border px-3.5 font-semibold sm:px-4 ${colours}`;
}
