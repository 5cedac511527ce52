import { expect, test } from 'vitest';
import { shapeOf } from '../../../country-shapes/country-shape.ts';
import { lookAt, scaleOf, wholeWorld } from './map-view.ts';
import { positionLabels, type NamedShape } from './position-labels.ts';

const FRAME = { width: 840, height: 560 };

function named(code: string, name: string): NamedShape {
  const shape = shapeOf(code);
  if (shape === null) throw new Error(`${code} is not on the map`);
  return { ...shape, name };
}

const SPAIN = named('ES', 'Spain');
const namesIn = (shapes: readonly NamedShape[], view = wholeWorld(FRAME)) =>
  positionLabels(shapes, view, FRAME).map(({ name }) => name);

test('MAP-01 a country is named where its name fits on it', () => {
  expect(namesIn([named('CA', 'Canada'), SPAIN, named('LU', 'Luxembourg')])).toEqual(['Canada']);
  expect(namesIn([SPAIN], lookAt(SPAIN, FRAME))).toEqual(['Spain']);
});

test('MAP-01 names do not overlap; the larger country keeps its name', () => {
  expect(
    namesIn(
      [
        { ...SPAIN, side: 1, name: 'B' },
        { ...SPAIN, name: 'A' },
      ],
      lookAt(SPAIN, FRAME),
    ),
  ).toEqual(['A']);
});

test('MAP-01 a country outside the frame is not named', () => {
  expect(namesIn([named('AU', 'Australia')], lookAt(SPAIN, FRAME))).toEqual([]);
});

test('MAP-03 no name lies behind the zoom buttons: a column at the top, on a phone a row at the bottom', () => {
  const view = { x: SPAIN.cx, y: SPAIN.cy, zoom: 20 };
  const namedAt = (frame: typeof FRAME, x: number, y: number) => {
    const scale = scaleOf(view, frame);
    const moved = {
      ...view,
      x: SPAIN.cx - (x - frame.width / 2) / scale,
      y: SPAIN.cy - (y - frame.height / 2) / scale,
    };
    return positionLabels([SPAIN], moved, frame).length === 1;
  };
  const phone = { width: 320, height: 256 };
  expect(namedAt(FRAME, 780, 100)).toBe(false);
  expect(namedAt(FRAME, 780, 400)).toBe(true);
  expect(namedAt(FRAME, 700, 100)).toBe(true);
  expect(namedAt(phone, 240, 220)).toBe(false);
  expect(namedAt(phone, 240, 100)).toBe(true);
  expect(namedAt(phone, 60, 220)).toBe(true);
});
