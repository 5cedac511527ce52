const SHAPE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60';

const KINDS = {
  /** The one main action on a screen. */
  primary: 'rounded-xl bg-coral px-5 py-2 text-center text-on-coral hover:bg-coral-deep',
  /** The same on a narrow area, such as a plan's stub. */
  primaryNarrow:
    'rounded-xl bg-coral px-1 text-[0.9375rem] whitespace-nowrap text-on-coral hover:bg-coral-deep',
  /** A second action on a narrow area. */
  quietNarrow:
    'rounded-xl border border-line bg-card px-1 text-[0.9375rem] whitespace-nowrap text-ink hover:border-ink-soft',
  /** The same, already chosen. */
  chosenNarrow:
    'rounded-xl border border-sea bg-sea/10 px-1 text-[0.9375rem] whitespace-nowrap text-sea hover:border-ink-soft',
  quiet: 'rounded-xl border border-line bg-card px-5 py-2 text-center text-ink hover:border-ink-soft',
  /** A second action that is an icon alone on narrow screens. */
  quietIcon:
    'rounded-xl border border-line bg-card px-2.5 py-2 text-center text-ink hover:border-ink-soft lg:px-5',
  chip: 'rounded-full border border-line bg-card px-3 text-ink hover:border-ink-soft sm:px-4',
  /** An icon without a frame, beside the element it belongs to. */
  bare: 'size-11 shrink-0 rounded-full text-ink-soft hover:text-ink',
  icon: 'size-11 rounded-full border border-line bg-card text-ink hover:border-ink-soft',
} as const;

/** The CSS classes of a button, for buttons and links. */
export function buttonClass(kind: keyof typeof KINDS): string {
  return `${SHAPE} ${KINDS[kind]}`;
}
