import { expect, test } from 'vitest';
import { failureReason } from './job-list.ts';

test.each([
  ['The payment service did not respond', 'no-payment-response'],
  ['job heartbeat timeout', 'process-killed'],
  ['handler execution exceeded 60000ms', 'took-too-long'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'no-connection'],
  ['fetch failed', 'no-connection'],
  ['Failed query: select 1', 'database'],
  ['Unexpected token', 'other'],
] as const)('ADMIN-61 the error "%s" means %s', (message, reason) => {
  expect(failureReason(message)).toBe(reason);
});
