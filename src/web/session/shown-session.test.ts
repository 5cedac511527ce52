import { expect, test } from 'vitest';
import { parseShownSession } from './shown-session.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const SESSION = {
  userId: 'u1',
  email: 'ana@example.com',
  isStaff: false,
  isAdmin: false,
  expiresAt: '2026-03-03T10:00:00.000Z',
};

test('AUTH-30 a stored session is shown again until it expires', () => {
  expect(parseShownSession(JSON.stringify(SESSION), NOW)).toEqual(SESSION);
  expect(parseShownSession(JSON.stringify(SESSION), new Date('2026-03-03T10:00:00Z'))).toBeNull();
});

test('AUTH-29 only the display data is read from storage', () => {
  expect(parseShownSession(JSON.stringify({ ...SESSION, token: 'secret' }), NOW)).toEqual(SESSION);
});

test.each([null, '', '{', 'null', '[]', '{"userId":1}', JSON.stringify({ ...SESSION, expiresAt: 'soon' })])(
  'an invalid stored value is not a session: %s',
  (text) => {
    expect(parseShownSession(text, NOW)).toBeNull();
  },
);
