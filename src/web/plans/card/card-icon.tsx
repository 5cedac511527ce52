/** Each is one path: a list has a hundred of them, and every element of a drawing is parsed, styled and hydrated. */
const PATHS = {
  chevron: 'm9 6 6 6-6 6',
  clock: 'M12 7v5l3.5 2M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z',
  gauge: 'm12 14 4-4M4 19a9.5 9.5 0 1 1 16 0',
  '5g': 'M3 20h.01M8 20v-4M13 20v-8M18 20V7',
  hotspot: 'M12 19h.01M8.6 15.6a4.8 4.8 0 0 1 6.8 0M5.4 12.2a9.4 9.4 0 0 1 13.2 0M2.2 8.8a14 14 0 0 1 19.6 0',
} as const;

type Properties = Readonly<{ icon: keyof typeof PATHS; className?: string }>;

/** An icon of the cards in a list. Its word stands beside it. */
export function CardIcon({ icon, className }: Properties) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className === undefined ? 'card-icon' : `card-icon ${className}`}
      aria-hidden="true"
    >
      <path d={PATHS[icon]} />
    </svg>
  );
}
