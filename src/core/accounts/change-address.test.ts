import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import type { AddressChangeRequest } from './address-change-store.ts';
import { requestAddressChange } from './change-address.ts';
import type { SignedIn } from './signed-in.ts';

const CLOCK = aClock('2026-11-18T10:00:00Z');

const SIGNED_IN: SignedIn = {
  userId: 'u1',
  sessionId: 's1',
  email: 'ana@example.com',
  roles: [],
  signedInAt: new Date('2026-11-18T09:45:00.001Z'),
  passwordConfirmedAt: null,
  expiresAt: new Date('2026-12-18T10:00:00Z'),
};

type Situation = Readonly<{
  typedEmail: string;
  signedInAt?: string;
  wanted?: string;
  refused?: readonly string[];
  fails?: true;
}>;

/** What came of a request, which mails were asked for and which limits were counted. */
async function ask({ typedEmail, signedInAt, wanted, refused = [], fails }: Situation) {
  const requests: AddressChangeRequest[] = [];
  const counted: string[] = [];
  const outcome = await requestAddressChange(
    {
      addressChanges: {
        findWanted: () =>
          Promise.resolve(wanted === undefined ? null : { email: wanted, expiresAt: CLOCK.now() }),
        request: (request) => {
          requests.push(request);
          return fails ? Promise.reject(new Error('The database is away')) : Promise.resolve();
        },
      },
      limits: {
        take: ({ name }, target) => {
          if (refused.includes(name)) return Promise.resolve({ isAllowed: false, retryAfterSeconds: 60 });
          counted.push(`${name} ${target}`);
          return Promise.resolve({ isAllowed: true });
        },
        release: ({ name }, target) => {
          counted.splice(counted.indexOf(`${name} ${target}`), 1);
          return Promise.resolve();
        },
      },
      clock: CLOCK,
    },
    {
      signedIn: signedInAt === undefined ? SIGNED_IN : { ...SIGNED_IN, signedInAt: new Date(signedInAt) },
      typedEmail,
      language: 'es',
    },
  ).catch((error: unknown) => (error instanceof Error ? error.message : null));
  return { outcome, requests, counted };
}

const REQUEST = { userId: 'u1', email: 'ana@example.org', language: 'es', isMailed: true };

test('AUTH-67 another address is asked for its consent; the own one is refused', async () => {
  const { outcome, requests } = await ask({ typedEmail: ' Ana@Example.org ' });
  expect([outcome, requests]).toEqual([{ kind: 'waiting' }, [REQUEST]]);
  const own = await ask({ typedEmail: 'ANA@example.com' });
  expect([own.outcome, own.requests]).toEqual([{ kind: 'same-address' }, []]);
});

test('AUTH-67 a session that began 15 minutes ago must sign in again, except to send the same link again', async () => {
  const signedInAt = '2026-11-18T09:45:00Z';
  const late = await ask({ typedEmail: 'ana@example.org', signedInAt });
  expect([late.outcome, late.requests, late.counted]).toEqual([{ kind: 'sign-in-again' }, [], []]);
  const other = await ask({ typedEmail: 'ana@example.net', signedInAt, wanted: 'ana@example.org' });
  expect(other.outcome).toEqual({ kind: 'sign-in-again' });
  const again = await ask({ typedEmail: 'ana@example.org', signedInAt, wanted: 'ana@example.org' });
  expect([again.outcome, again.requests]).toEqual([{ kind: 'waiting' }, [REQUEST]]);
});

test('AUTH-70 requests are limited per account, and mails per mailbox without a word', async () => {
  const often = await ask({ typedEmail: 'ana@example.org', refused: ['address-change'] });
  expect([often.outcome, often.requests]).toEqual([{ kind: 'too-many', retryAfterSeconds: 60 }, []]);
  for (const limit of ['email', 'email-any']) {
    const full = await ask({ typedEmail: 'a.na+x@gmail.com', refused: [limit] });
    expect(full.outcome).toEqual({ kind: 'waiting' });
    expect(full.requests).toEqual([{ ...REQUEST, email: 'a.na+x@gmail.com', isMailed: false }]);
    expect(full.counted).toEqual(['address-change u1']);
  }
  const counted = await ask({ typedEmail: 'a.na+x@gmail.com' });
  expect(counted.counted).toEqual([
    'address-change u1',
    'email change-address ana@gmail.com',
    'email-any ana@gmail.com',
  ]);
});

test('AUTH-70 above the limit of the mailbox, the links that it has stay as they are', async () => {
  const again = await ask({
    typedEmail: 'ana@example.org',
    wanted: 'ana@example.org',
    refused: ['email-any'],
  });
  expect([again.outcome, again.requests]).toEqual([{ kind: 'waiting' }, []]);
});

test('AUTH-62 a mail that cannot be stored is not announced and not counted', async () => {
  const { outcome, counted } = await ask({ typedEmail: 'ana@example.org', fails: true });
  expect([outcome, counted]).toEqual(['The database is away', ['address-change u1']]);
});
