import type { StampText } from '../stamp/stamp-texts.ts';

/** Draws a text along its path and centred on it, letter by letter: a canvas has no text on a path. */
export function drawAlong(context: CanvasRenderingContext2D, { text, path, spacing }: StampText): void {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => ({
    letter: segment,
    width: context.measureText(segment).width + spacing,
  }));
  const total = letters.reduce((sum, { width }) => sum + width, 0) - spacing;
  let at = (line.getTotalLength() - total) / 2;
  for (const { letter, width } of letters) {
    const [before, after] = [line.getPointAtLength(at), line.getPointAtLength(at + width - spacing)];
    context.save();
    context.translate((before.x + after.x) / 2, (before.y + after.y) / 2);
    context.rotate(Math.atan2(after.y - before.y, after.x - before.x));
    context.fillText(letter, (spacing - width) / 2, 0);
    context.restore();
    at += width;
  }
}
