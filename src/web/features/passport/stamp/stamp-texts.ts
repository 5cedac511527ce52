import type { StampFrame } from '#core/collection/stamp-style.ts';

/** A text that follows a path, centred on it. Sizes are in the units of the stamp. */
export type StampText = Readonly<{ text: string; path: string; size: number; spacing: number }>;

/** Where the name and the date of a stamp stand. `width` is the length that a name may have. */
type Places = Readonly<{
  name: Readonly<{ path: string; width: number }>;
  /** Two straight lines, for long names. */
  lines: readonly [string, string];
  linesWidth: number;
  date: string;
}>;

const straight = (y: number, halfWidth: number) => `M${100 - halfWidth} ${y}H${100 + halfWidth}`;
/** From left to right over the top, and from left to right through the bottom. */
const over = (rx: number, ry: number) => `M${100 - rx} 100A${rx} ${ry} 0 0 1 ${100 + rx} 100`;
const under = (rx: number, ry: number) => `M${100 - rx} 100A${rx} ${ry} 0 0 0 ${100 + rx} 100`;

const ROUND: Places = {
  name: { path: over(66, 66), width: 178 },
  lines: [straight(48, 60), straight(63, 68)],
  linesWidth: 108,
  date: under(76, 76),
};

const PLACES: Readonly<Record<StampFrame, Places>> = {
  circle: ROUND,
  scallop: { ...ROUND, name: { path: over(61, 61), width: 164 }, date: under(72, 72) },
  star: ROUND,
  ellipse: {
    name: { path: over(70, 52), width: 166 },
    lines: [straight(55, 60), straight(68, 70)],
    linesWidth: 106,
    date: under(80, 62),
  },
  square: {
    name: { path: straight(53, 80), width: 138 },
    lines: [straight(46, 78), straight(60, 78)],
    linesWidth: 138,
    date: straight(164, 80),
  },
  hexagon: {
    name: { path: straight(56, 80), width: 116 },
    lines: [straight(46, 70), straight(60, 74)],
    linesWidth: 108,
    date: straight(160, 70),
  },
};

const LARGEST = 17;
/** Smaller letters are hard to read on a phone; such a name takes two lines. */
const SMALLEST_IN_ONE_LINE = 12;
/** Width of a capital letter in relation to its size, and of the space between two. */
const LETTER = 0.7;
const SPACING = 0.14;

/** The name in one or two lines, as large as its frame allows. */
export function nameTexts(frame: StampFrame, name: string): readonly StampText[] {
  const { name: place, lines, linesWidth } = PLACES[frame];
  const text = name.toUpperCase();
  const size = sizeFor(text, place.width);
  if (size >= SMALLEST_IN_ONE_LINE || !text.includes(' '))
    return [{ text, path: place.path, size, spacing: size * SPACING }];
  const [upper, lower] = inTwoLines(text);
  const small = Math.min(13, sizeFor(upper, linesWidth), sizeFor(lower, linesWidth));
  return [
    { text: upper, path: lines[0], size: small, spacing: small * SPACING },
    { text: lower, path: lines[1], size: small, spacing: small * SPACING },
  ];
}

export function dateText(frame: StampFrame, text: string): StampText {
  const size = text.length > 14 ? 12.5 : 14;
  return { text, path: PLACES[frame].date, size, spacing: 0.4 };
}

function sizeFor(text: string, width: number): number {
  return Math.min(LARGEST, width / (text.length * (LETTER + SPACING)));
}

/** At the space that makes the two lines most equal. */
function inTwoLines(text: string): readonly [string, string] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [best = text.length] = spaces.toSorted(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  );
  return [text.slice(0, best), text.slice(best + 1)];
}
