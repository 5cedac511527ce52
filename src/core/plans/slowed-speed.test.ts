import { expect, test } from 'vitest';
import { slowedSpeed } from './slowed-speed.ts';

test.each([
  [
    'Full speed for the first 3 GB of each day. After that the speed is held at 1 Mbps until the next day begins.',
    '1 Mbps',
  ],
  ['1 Mbps after 3 GB a day', '1 Mbps'],
  ['After 2.5 GB per day, speed is reduced to 512kbps.', '512 kbps'],
  ['Speed is reduced to 1.5 Mbps when 3 GB a day are used; at 1.5 Mbps maps and messages work.', '1.5 Mbps'],
])('DEST-26 %j states the speed %s', (policy, speed) => {
  expect(slowedSpeed(policy)).toBe(speed.replace(' ', '\u00a0'));
});

test.each([
  '3 GB a day at full speed; slower after that.',
  'Up to 50 Mbps for the first 3 GB of each day, then slower.',
  'Up to 50 Mbps for the first 3 GB of each day, then 1 Mbps.',
  '',
])('DEST-26 %j states no speed after the limit', (policy) => {
  expect(slowedSpeed(policy)).toBeNull();
});
