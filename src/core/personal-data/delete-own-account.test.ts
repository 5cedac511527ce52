import { expect, test } from 'vitest';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import { aClock } from '#tests/builders/clock.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import type { DataOwner } from './personal-data-store.ts';

const CLOCK = aClock('2026-11-17T10:00:00Z');

const SIGNED_IN: SignedIn = {
  userId: 'u1',
  sessionId: 's1',
  email: 'ana@example.com',
  roles: [],
  signedInAt: new Date('2026-11-17T09:45:00.001Z'),
  passwordConfirmedAt: null,
  expiresAt: new Date('2026-12-17T09:45:00Z'),
};

async function ask(typedEmail: string, signedIn: SignedIn = SIGNED_IN) {
  const deleted: DataOwner[] = [];
  const personalData = {
    deleteAccount: (owner: DataOwner) => {
      deleted.push(owner);
      return Promise.resolve({ kind: 'deleted' } as const);
    },
  };
  const { kind } = await deleteOwnAccount(
    { personalData, clock: CLOCK },
    { signedIn, typedEmail, language: 'en' },
  );
  return { kind, deleted: deleted.map(({ userId }) => userId) };
}

test('LEGAL-11 the account is deleted once its address is typed as a confirmation', async () => {
  expect(await ask(' Ana@Example.com ')).toEqual({ kind: 'deleted', deleted: ['u1'] });
  expect(await ask('ana@example.org')).toEqual({ kind: 'other-address', deleted: [] });
});

test('LEGAL-11 a session that began 15 minutes ago must sign in again', async () => {
  const signedInAt = new Date('2026-11-17T09:45:00Z');
  expect(await ask('ana@example.com', { ...SIGNED_IN, signedInAt })).toEqual({
    kind: 'sign-in-again',
    deleted: [],
  });
});
