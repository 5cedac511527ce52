import { expect, test } from 'vitest';
import { checkDevice, DEVICES, findDevices } from './check-device.ts';
import rows from './esim-devices.json' with { type: 'json' };

const names = (typed: string) => findDevices(typed).map(({ brand, model }) => `${brand} ${model}`);

test('every row of the data file is valid: no unknown kind, support or caveat', () => {
  expect(DEVICES).toHaveLength(rows.length);
  expect(DEVICES.map(({ caveats }) => caveats)).toEqual(rows.map(({ caveats }) => caveats));
});

test('every device is listed once', () => {
  const all = DEVICES.map(({ brand, model }) => `${brand} ${model}`);
  expect(new Set(all).size).toBe(all.length);
});

test('DEVICE-01 a model is found by brand and model, upper or lower case, in any order, with + or plus', () => {
  expect(names('iphone 15')[0]).toBe('Apple iPhone 15');
  expect(names('15 APPLE iphone pro max')).toEqual(['Apple iPhone 15 Pro Max']);
  expect(names('galaxy s24 plus')[0]).toBe('Samsung Galaxy S24+');
  expect(names('galaxy s24+')[0]).toBe('Samsung Galaxy S24+');
  expect(names('pixel 8')[0]).toBe('Google Pixel 8');
});

test('DEVICE-01 the result is yes, no or depends, with its caveats', () => {
  expect(findDevices('pixel 8a')[0]).toMatchObject({ support: 'yes', caveats: [] });
  expect(findDevices('iphone 8')[0]).toMatchObject({ support: 'no' });
  expect(findDevices('iphone 13 mini')[0]).toMatchObject({
    support: 'yes',
    caveats: ['mainland-china', 'hong-kong-macao'],
  });
  expect(findDevices('galaxy s21 ultra')[0]).toMatchObject({ support: 'depends' });
});

test('DEVICE-02 a family lists its newest compatible devices first, and those without eSIM last', () => {
  expect(names('iphone').slice(0, 2)).toEqual(['Apple iPhone 17', 'Apple iPhone 17 Pro']);
  expect(new Set(findDevices('iphone').map(({ support }) => support))).toEqual(new Set(['yes']));
  const pixels = findDevices('pixel', 100).map(({ support }) => support);
  expect(pixels[0]).toBe('yes');
  expect(pixels.at(-1)).toBe('no');
  expect(pixels.lastIndexOf('yes')).toBeLessThan(pixels.indexOf('no'));
});

test('DEVICE-02 the exact model comes before newer ones', () => {
  expect(names('iphone 8')[0]).toBe('Apple iPhone 8');
  expect(names('google pixel')[0]).toBe('Google Pixel');
});

test('DEVICE-04 families sold before their maker’s first phone with an eSIM are answered with no', () => {
  for (const typed of [
    'Redmi Note 9',
    'xiaomi redmi note 8 pro',
    'Redmi 9A',
    'Mi 10T Pro',
    'POCO X3 Pro',
    'Galaxy S8',
    'Galaxy A50',
    'galaxy note9',
    'Huawei P20 lite',
    'OnePlus 8T',
    'Moto G7 Power',
    'Xperia XZ2',
  ])
    expect([typed, checkDevice(typed), findDevices(typed)[0]?.support]).toEqual([
      typed,
      'not-compatible',
      'no',
    ]);
});

test('DEVICE-04 the one exception of a family, and a phone that nobody can be sure of, are not answered with no', () => {
  expect(findDevices('Redmi Note 10T')).toMatchObject([{ support: 'depends', caveats: ['some-markets'] }]);
  expect(checkDevice('Redmi Note 10T')).toBe('not-sure');
  expect(['Redmi Note 99', 'Galaxy A23', 'OPPO A73', 'Honor 400 Smart X'].map(checkDevice)).toEqual([
    'not-sure',
    'not-sure',
    'not-sure',
    'not-sure',
  ]);
});

test.each([
  ['iPhne 15', 'Apple iPhone 15'],
  ['iphone15', 'Apple iPhone 15'],
  ['iphone15 pro max', 'Apple iPhone 15 Pro Max'],
  ['iphne15pro', 'Apple iPhone 15 Pro'],
  ['samsng s24', 'Samsung Galaxy S24'],
  ['galaxi s24', 'Samsung Galaxy S24'],
  ['galaxys24', 'Samsung Galaxy S24'],
  ['galaxi s 24 ultra', 'Samsung Galaxy S24 Ultra'],
  ['pixle 8a', 'Google Pixel 8a'],
] as const)('DEVICE-05 “%s” is found as %s', (typed, device) => {
  expect(names(typed)[0]).toBe(device);
  expect(checkDevice(typed)).toBe(checkDevice(device));
});

test('DEVICE-05 a typing error never leads to a model with other digits, or digits of another series', () => {
  for (const typed of ['iphne 99', 'iphone99', 'galaxi q24', 'galaxyq24', 'samsng s240', 'iphne 1'])
    expect([typed, ...names(typed), checkDevice(typed)]).toEqual([typed, 'not-sure']);
  expect(names('galaxi s24').filter((name) => !name.includes('S24'))).toEqual([]);
});

test('DEVICE-05 with one letter missing a device is still the first that is found', () => {
  const some = DEVICES.filter((_, at) => at % 7 === 0);
  const answers = some.flatMap((device) => {
    const name = `${device.brand} ${device.model}`;
    const typed = name.replace(/[a-z]{5,}/i, (word) => word.slice(0, 2) + word.slice(3));
    return typed === name
      ? []
      : [{ name, found: names(typed)[0], answer: [checkDevice(typed), checkDevice(name)] }];
  });
  expect(answers.length).toBeGreaterThan(40);
  expect(answers.filter(({ name, found }) => found !== name)).toEqual([]);
  expect(answers.filter(({ answer: [typed, named] }) => typed !== named)).toEqual([]);
});

test('an empty text, nonsense or only symbols find nothing', () => {
  expect(['', '   ', '%%%', '💥', 'zzzz'].flatMap((typed) => findDevices(typed))).toEqual([]);
});

test.each([
  ['pixel 8a', 'compatible'],
  // Other names contain this name, and they have the same support; an exact name counts alone.
  ['iphone 15', 'compatible'],
  ['Apple iPhone 8', 'not-compatible'],
  ['galaxy s21 ultra', 'not-sure'],
  ['samsung', 'not-sure'],
  ['comet 3000', 'not-sure'],
] as const)('CHECKOUT-26 the device answer for “%s” is %s', (typed, deviceAnswer) => {
  expect(checkDevice(typed)).toBe(deviceAnswer);
});

test('CHECKOUT-26 an empty text has no device answer', () => {
  expect(['', '  ', '%%%'].map(checkDevice)).toEqual([null, null, null]);
});
