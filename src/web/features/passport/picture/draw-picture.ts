import type { PictureStamp } from '#core/collection/shared-picture.ts';
import { FRAME_OF, INK_OF, tiltOf } from '#core/collection/stamp-style.ts';
import { COUNTRY_SHAPES, WORLD, type CountryShape } from '../../../country-shapes/country-shape.ts';
import { FRAME_PATHS, STAMP_SIZE } from '../stamp/frame-paths.ts';
import { outlinePlace, POINT } from '../stamp/outline-place.ts';
import { outlineOf } from '../stamp/outlines.ts';
import { dateText, nameTexts } from '../stamp/stamp-texts.ts';
import { drawAlong } from './draw-along.ts';
import { MAP, MAX_STAMPS, PICTURE, placeStamps, type StampPlace } from './picture-layout.ts';

const DISPLAY_FONT = "'Bricolage Grotesque'";
const TEXT_FONT = "'Instrument Sans'";
const DISPLAY = `${DISPLAY_FONT}, 'Bricolage Fallback', Arial, sans-serif`;
const TEXT = `${TEXT_FONT}, 'Instrument Fallback', Arial, sans-serif`;

/** Every text in the picture; nothing else is written into it. */
export type PictureTexts = Readonly<{
  brand: string;
  /** "6" */
  number: string;
  /** "countries on 4 continents", in lines. */
  lines: readonly string[];
  /** The name of the badge; empty: none. */
  badge: string;
  stamps: readonly PictureStamp[];
}>;

/** The radius of the dot of a small country, in map units. */
const SMALLEST_MARK = 110;

type Colour = (name: string) => string;
type Pen = Readonly<{ context: CanvasRenderingContext2D; colour: Colour }>;

/**
 * Draws with the fonts of the page and the colours of the light theme, which the style of the canvas sets. Without a connection
 * the fonts may not load; then a font of the device is used.
 */
export async function drawPicture(canvas: HTMLCanvasElement, texts: PictureTexts): Promise<void> {
  // Only our own files: waiting for a font that a device does not have, such as Arial on Android, is an error.
  await Promise.allSettled([
    document.fonts.load(`800 40px ${DISPLAY_FONT}`),
    document.fonts.load(`700 20px ${TEXT_FONT}`),
  ]);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const style = getComputedStyle(canvas);
  const pen = { context, colour: (name: string) => style.getPropertyValue(`--${name}`) };
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  context.fillStyle = pen.colour('paper');
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  drawSummary(pen, texts);
  drawPerforation(pen);
  drawMap(pen, texts.stamps);
  const shown = texts.stamps.slice(-MAX_STAMPS);
  placeStamps(shown.length).forEach((place, index) => {
    const stamp = shown[index];
    if (stamp !== undefined) drawStamp(pen, stamp, place);
  });
}

/** The whole world, small, with the visited countries marked. */
function drawMap({ context, colour }: Pen, stamps: readonly PictureStamp[]): void {
  const visited = new Set(stamps.map(({ countryCode }) => countryCode));
  const isVisited = ({ code }: CountryShape) => code !== null && visited.has(code);
  const scale = MAP.w / WORLD.width;
  context.save();
  context.translate(MAP.x, MAP.y);
  context.scale(scale, scale);
  context.fillStyle = colour('land');
  context.fill(new Path2D(COUNTRY_SHAPES.map(({ d }) => d).join('')));
  context.fillStyle = colour('coral');
  for (const shape of COUNTRY_SHAPES.filter(isVisited)) {
    context.fill(new Path2D(shape.d));
    // A small country could not be seen.
    context.beginPath();
    context.arc(shape.cx, shape.cy, SMALLEST_MARK, 0, 2 * Math.PI);
    if (shape.side < SMALLEST_MARK) context.fill();
  }
  context.restore();
}

function drawSummary({ context, colour }: Pen, { brand, number, lines, badge }: PictureTexts): void {
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour('ink');
  context.font = `800 150px ${DISPLAY}`;
  context.fillText(number, 56, 182);
  context.font = `700 44px ${DISPLAY}`;
  lines.forEach((line, index) => context.fillText(line, 58, 250 + index * 50));
  context.font = `500 30px ${TEXT}`;
  context.fillStyle = colour('ink-soft');
  context.fillText(badge, 58, 262 + lines.length * 50);
  context.font = `800 40px ${DISPLAY}`;
  context.fillStyle = colour('ink');
  context.fillText(brand, 58, 572);
  context.fillStyle = colour('coral');
  context.beginPath();
  context.arc(58 + context.measureText(brand).width + 16, 563, 9, 0, 2 * Math.PI);
  context.fill();
}

function drawPerforation({ context, colour }: Pen): void {
  context.strokeStyle = colour('line');
  context.lineWidth = 4;
  context.setLineDash([14, 12]);
  context.stroke(new Path2D(`M400 40V${PICTURE.height - 40}`));
  context.setLineDash([]);
}

function drawStamp({ context, colour }: Pen, stamp: PictureStamp, { x, y, size }: StampPlace): void {
  const frame = FRAME_OF[stamp.region];
  const ink = colour(INK_OF[stamp.region]);
  const scale = (size / STAMP_SIZE) * 0.95;
  context.save();
  context.translate(x + size / 2, y + size / 2);
  context.rotate((tiltOf(stamp.countryCode) * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-STAMP_SIZE / 2, -STAMP_SIZE / 2);
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 3.5;
  context.stroke(new Path2D(FRAME_PATHS[frame].outer));
  context.lineWidth = 1.5;
  context.stroke(new Path2D(FRAME_PATHS[frame].inner));
  const name = nameTexts(frame, stamp.country);
  for (const text of [...name, dateText(frame, stamp.when)]) {
    context.font = `700 ${text.size}px ${TEXT}`;
    drawAlong(context, text);
  }
  drawOutline(context, outlineOf(stamp.countryCode), name.length);
  context.restore();
}

function drawOutline(context: CanvasRenderingContext2D, path: string, nameLines: number): void {
  if (path === '') {
    context.fill(new Path2D(POINT.dot));
    context.stroke(new Path2D(POINT.ring));
    return;
  }
  const outline = new Path2D(path);
  const { x, y, scale } = outlinePlace(nameLines);
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineWidth = 18;
  context.lineJoin = 'round';
  context.stroke(outline);
  context.globalAlpha = 0.18;
  context.fill(outline);
}
