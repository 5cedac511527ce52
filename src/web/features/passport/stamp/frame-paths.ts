import type { StampFrame } from '#core/collection/stamp-style.ts';

/** A stamp is drawn in a square of this many units. */
export const STAMP_SIZE = 200;
const MIDDLE = STAMP_SIZE / 2;

/** The outer and the inner line of a frame, as path data. */
type Frame = Readonly<{ outer: string; inner: string }>;

export const FRAME_PATHS: Readonly<Record<StampFrame, Frame>> = {
  circle: { outer: ellipse(93, 93), inner: ellipse(86, 86) },
  ellipse: { outer: ellipse(97, 80), inner: ellipse(90, 73) },
  square: { outer: roundedSquare(14, 16), inner: roundedSquare(21, 10) },
  hexagon: { outer: polygon(hexagon(98, 86)), inner: polygon(hexagon(90, 79)) },
  star: { outer: polygon(star(98, 88)), inner: polygon(star(90, 81)) },
  scallop: { outer: scallop(16, 90, 22), inner: ellipse(81, 81) },
};

function ellipse(rx: number, ry: number): string {
  return `M${MIDDLE - rx} ${MIDDLE}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

function roundedSquare(edge: number, corner: number): string {
  const side = STAMP_SIZE - 2 * edge - 2 * corner;
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${edge + corner} ${edge}h${side}${turn(corner, corner)}v${side}${turn(-corner, corner)}` +
    `h${-side}${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}z`
  );
}

type Point = readonly [x: number, y: number];

function hexagon(halfWidth: number, halfHeight: number): readonly Point[] {
  const upper = halfWidth * 0.55;
  return [
    [-halfWidth, 0],
    [-upper, -halfHeight],
    [upper, -halfHeight],
    [halfWidth, 0],
    [upper, halfHeight],
    [-upper, halfHeight],
  ];
}

function star(tip: number, dent: number): readonly Point[] {
  return Array.from({ length: 24 }, (_, index) => around(index / 24, index % 2 === 0 ? tip : dent));
}

function scallop(bumps: number, radius: number, bumpRadius: number): string {
  const points = Array.from({ length: bumps + 1 }, (_, index) => centred(around(index / bumps, radius)));
  const [first = '', ...rest] = points;
  return `M${first}${rest.map((point) => `A${bumpRadius} ${bumpRadius} 0 0 1 ${point}`).join('')}z`;
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(centred).join('L')}z`;
}

function around(part: number, radius: number): Point {
  return [radius * Math.sin(part * 2 * Math.PI), -radius * Math.cos(part * 2 * Math.PI)];
}

function centred([x, y]: Point): string {
  return `${round(MIDDLE + x)} ${round(MIDDLE + y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
