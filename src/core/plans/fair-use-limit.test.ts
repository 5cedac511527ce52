import { expect, test } from 'vitest';
import { fairUseLimit, fairUseMegabytes } from './fair-use-limit.ts';

test.each([
  ['Unlimited data at full speed for the first 3 GB of each day, counted from midnight UTC.', '3 GB'],
  ['1 Mbps after 3 GB a day', '3 GB'],
  ['Daily high-speed allowance of 500MB, then 512 kbps.', '500 MB'],
  ['2.5 GB daily', '2.5 GB'],
])('CARD-23 “%s” limits full speed to %s a day', (policy, limit) => {
  expect(fairUseLimit(policy)).toBe(limit.replace(' ', '\u00a0'));
});

test('CARD-23 a policy without a daily amount has no limit', () => {
  expect(fairUseLimit('Speed may be reduced at busy hours.')).toBeNull();
  expect(fairUseLimit('50 GB in total. Unused data ends with the last day.')).toBeNull();
});

test('USAGE-16 the fair-use limit is also known in megabytes', () => {
  expect(fairUseMegabytes('Full speed for the first 3 GB of each day.')).toBe(3072);
  expect(fairUseMegabytes('500 MB a day at full speed.')).toBe(500);
  expect(fairUseMegabytes('Speed may be reduced.')).toBeNull();
});
