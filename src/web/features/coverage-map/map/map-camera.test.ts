import { expect, test } from 'vitest';
import { MapCamera } from './map-camera.ts';
import { lookAt, NEAREST, wholeWorld } from './map-view.ts';

const FRAME = { width: 840, height: 560 };
const JAPAN = lookAt({ x: 10_200, y: 1700, w: 500, h: 600 }, FRAME);

/** A camera whose frames the test triggers by hand. */
function aCamera({ isMotionReduced = false } = {}) {
  const waiting: ((now: number) => void)[] = [];
  const camera = new MapCamera(wholeWorld(FRAME), FRAME, {
    nextFrame: (draw) => void waiting.push(draw),
    isMotionReduced: () => isMotionReduced,
  });
  return { camera, draw: (now: number) => waiting.splice(0).forEach((callback) => callback(now)) };
}

test('MAP-01 the map moves to a country and stops there', () => {
  const { camera, draw } = aCamera();
  camera.goTo(() => JAPAN);
  draw(1000);
  expect(camera.view()).toEqual(wholeWorld(FRAME));
  draw(1250);
  expect(camera.view().zoom).toBeGreaterThan(1);
  expect(camera.view().zoom).toBeLessThan(JAPAN.zoom);
  draw(1600);
  expect(camera.view()).toEqual(JAPAN);
});

test('MAP-01 with reduced motion the map jumps there at once', () => {
  const { camera, draw } = aCamera({ isMotionReduced: true });
  camera.goTo(() => JAPAN);
  draw(1000);
  expect(camera.view()).toEqual(JAPAN);
});

test('MAP-01 a drag by the visitor stops the animation', () => {
  const { camera, draw } = aCamera();
  camera.goTo(() => JAPAN);
  draw(1000);
  draw(1200);
  camera.panBy({ x: 10, y: 0 });
  const held = camera.view();
  draw(1700);
  expect(camera.view()).toEqual(held);
});

test('MAP-01 the camera reports when it cannot zoom further, so that the page can scroll', () => {
  const { camera } = aCamera();
  for (let times = 0; times < 20; times += 1) camera.zoomBy(2);
  expect(camera.view().zoom).toBe(NEAREST);
  expect(camera.zoomBy(2)).toBe(false);
  expect(camera.zoomBy(0.5)).toBe(true);
});

test('MAP-01 listeners are notified of every change until they unsubscribe', () => {
  const { camera } = aCamera();
  let changes = 0;
  const unsubscribe = camera.subscribe(() => (changes += 1));
  camera.zoomBy(2);
  camera.resize({ width: 320, height: 320 });
  unsubscribe();
  camera.zoomBy(2);
  expect(changes).toBe(2);
});
