import { expect, test } from 'vitest';
import { readDeviceHints } from './read-device-hints.ts';

const browser = { userAgent: 'Mozilla/5.0', maxTouchPoints: 5 };

test('DEVICE-01 the model is read from client hints with the browser’s own method', async () => {
  const requests: unknown[] = [];
  const userAgentData = {
    getHighEntropyValues(names: readonly string[]) {
      requests.push(names, this);
      return Promise.resolve({ model: 'Pixel 8', platform: 'Android' });
    },
  };
  const hints = await readDeviceHints({ ...browser, userAgentData });
  expect(hints).toEqual({ model: 'Pixel 8', userAgent: 'Mozilla/5.0', touchPoints: 5 });
  expect(requests).toEqual([['model', 'platform'], userAgentData]);
});

test.each([
  ['has no hints', undefined],
  [
    'denies access',
    { getHighEntropyValues: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  ],
  ['returns an invalid model', { getHighEntropyValues: () => Promise.resolve({ model: 7 }) }],
])('the model is empty in a browser that %s', async (_, userAgentData) => {
  expect((await readDeviceHints({ ...browser, userAgentData })).model).toBe('');
});
