import { expect, test } from 'vitest';
import type { MailResult } from '#core/mail/mailer.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aSeller } from '#tests/builders/seller.ts';
import type { AccountMailKind } from './account-mails.ts';
import { sendAccountMail } from './send-account-mail.ts';

type Situation = Readonly<{ attempts: number; result: MailResult; kind?: AccountMailKind }>;

/** Sends a mail at this attempt, with this response of the mail server; returns what was recorded, in order. */
async function send({ attempts, result, kind = 'magic-link' }: Situation) {
  const recorded: string[] = [];
  const record = (text: string) => {
    recorded.push(text);
    return Promise.resolve();
  };
  const outcome = await sendAccountMail(
    {
      accountMails: {
        take: (id) =>
          Promise.resolve({
            id,
            attempts,
            kind,
            recipient: 'ana@example.com',
            language: 'en',
            path: '/auth?magic_link=abc',
            createdAt: new Date('2026-11-18T06:30:00Z'),
          }),
        end: (_id, end) => record(`mail ${end}`),
        deleteEnded: () => Promise.resolve(),
      },
      mailer: { send: () => Promise.resolve(result) },
      mailTemplates: { render: () => Promise.resolve({ html: '', text: '' }) },
      alerts: { raise: ({ kind }) => record(`raise ${kind}`), settle: (kind) => record(`settle ${kind}`) },
      clock: aClock(),
      publicOrigin: 'https://shop.example',
      seller: aSeller(),
      messagesOf,
    },
    'a-mail',
  );
  return [outcome, ...recorded];
}

test('AUTH-48 a mail that the server defers stays due; the owner is alerted when that lasts', async () => {
  expect(await send({ attempts: 4, result: { kind: 'try-later' } })).toEqual(['try-again']);
  expect(await send({ attempts: 5, result: { kind: 'try-later' } })).toEqual([
    'try-again',
    'raise account-mail-late',
  ]);
});

test('a late mail that is accepted settles the alert; a mail in time does not touch it', async () => {
  expect(await send({ attempts: 6, result: { kind: 'accepted' } })).toEqual([
    'sent',
    'mail sent',
    'settle account-mail-late',
  ]);
  expect(await send({ attempts: 1, result: { kind: 'accepted' } })).toEqual(['sent', 'mail sent']);
});

test('AUTH-51 the alert is raised before the mail ends, so that a crash between the two loses neither', async () => {
  expect(await send({ attempts: 1, result: { kind: 'rejected', reason: 'smtp-550' } })).toEqual([
    'refused',
    'raise account-mail-refused',
    'mail refused',
  ]);
});

test('AUTH-71 a mailbox that its owner gave up may refuse the notice: nobody is alerted', async () => {
  const result = { kind: 'rejected', reason: 'no such mailbox' } as const;
  expect(await send({ attempts: 1, result, kind: 'address-changed' })).toEqual(['refused', 'mail refused']);
  expect(await send({ attempts: 1, result, kind: 'change-address' })).toEqual([
    'refused',
    'raise account-mail-refused',
    'mail refused',
  ]);
});
