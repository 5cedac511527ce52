import { expect, test } from 'vitest';
import { createClientNames } from './create-client-names.ts';

test('SECMON-04 a client has the same name all day and another one the next day, and the name does not contain its address', () => {
  const nameOf = createClientNames('a secret that is only used by this test', 'security events');
  const morning = nameOf('203.0.113.7', new Date('2026-05-04T00:00:00Z'));
  expect(morning).toMatch(/^[0-9a-f]{10}$/);
  expect(nameOf('203.0.113.7', new Date('2026-05-04T23:59:59Z'))).toBe(morning);
  expect(nameOf('203.0.113.7', new Date('2026-05-05T00:00:00Z'))).not.toBe(morning);
  expect(nameOf('203.0.113.8', new Date('2026-05-04T00:00:00Z'))).not.toBe(morning);
  const elsewhere = createClientNames('another secret that is only used here', 'security events');
  expect(elsewhere('203.0.113.7', new Date('2026-05-04T00:00:00Z'))).not.toBe(morning);
  const forUploads = createClientNames('a secret that is only used by this test', 'uploads');
  expect(forUploads('203.0.113.7', new Date('2026-05-04T00:00:00Z'))).not.toBe(morning);
});
