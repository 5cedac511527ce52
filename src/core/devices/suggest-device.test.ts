import { expect, test } from 'vitest';
import { findDevices } from './check-device.ts';
import { suggestDevice } from './suggest-device.ts';

const noHints = { model: '', userAgent: '', touchPoints: 0 };

test('DEVICE-01 a phone that reports its model is looked up by it, and a Samsung code by its name', () => {
  expect(suggestDevice({ ...noHints, model: 'Pixel 8' })).toBe('Pixel 8');
  expect(suggestDevice({ ...noHints, model: 'SM-S921B' })).toBe('Galaxy S24');
  expect(suggestDevice({ ...noHints, model: 'SM-F946U1' })).toBe('Galaxy Z Fold5');
});

test('DEVICE-01 every Samsung name we suggest is in the device list', () => {
  const codes = ['S931', 'S936', 'S937', 'S938', 'S731', 'S921', 'S926', 'S928', 'S721', 'S911', 'S916'];
  const more = ['S918', 'S711', 'S901', 'S906', 'S908', 'G991', 'G996', 'G998', 'G990', 'F966', 'F766'];
  const rest = ['F956', 'F741', 'F946', 'F731', 'F936', 'F721', 'A566', 'A556', 'A546', 'A536', 'A366'];
  for (const code of [...codes, ...more, ...rest, 'A356', 'A346']) {
    const name = suggestDevice({ ...noHints, model: `SM-${code}B` }) ?? '';
    expect(findDevices(name)[0]?.model, code).toBe(name);
  }
});

test('DEVICE-01 Apple devices, which do not report their model, are recognised by kind', () => {
  expect(suggestDevice({ ...noHints, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })).toBe('iPhone');
  expect(suggestDevice({ ...noHints, userAgent: 'Mozilla/5.0 (iPad; CPU OS 16_0)' })).toBe('iPad');
  expect(suggestDevice({ ...noHints, userAgent: 'Mozilla/5.0 (Macintosh)', touchPoints: 5 })).toBe('iPad');
});

test('a computer, a hidden model and a made-up one suggest nothing', () => {
  expect(suggestDevice({ ...noHints, userAgent: 'Mozilla/5.0 (Macintosh)' })).toBeNull();
  expect(
    suggestDevice({ ...noHints, model: 'K', userAgent: 'Mozilla/5.0 (Linux; Android 10; K)' }),
  ).toBeNull();
  expect(suggestDevice({ ...noHints, model: 'x'.repeat(500) })).toBeNull();
});
