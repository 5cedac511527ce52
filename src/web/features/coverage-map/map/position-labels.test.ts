import { expect, test } from 'vitest';
import { shapeOf } from '../../../country-shapes/country-shape.ts';
import { lookAt, wholeWorld } from './map-view.ts';
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
