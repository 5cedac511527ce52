import { describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '#core/mail/mailer.ts';

export type ReceivedMail = Readonly<{
  to: readonly string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: number;
}>;
export type MailerSetting = Readonly<{
  mailer: Mailer;
  received(to: string): Promise<readonly ReceivedMail[]>;
}>;

let made = 0;

export function aMail(changes: Partial<Mail> = {}): Mail {
  const number = (made += 1);
  return {
    to: `ana-${number}@example.com`,
    subject: 'Tu eSIM está lista ✈',
    text: 'Hola, ¿qué tal?',
    html: '<p>Hola, ¿qué tal?</p>',
    messageId: `<mail-${number}@landfall.example>`,
    ...changes,
  };
}

/** What every mailer must guarantee. */
export function describeMailer(name: string, create: () => MailerSetting): void {
  describe(`${name} keeps the Mailer promises`, () => {
    test('an accepted mail arrives complete: subject, both texts, our message id and its attachment', async () => {
      const { mailer, received } = create();
      const mail = aMail({
        attachments: [
          {
            fileName: 'qr.png',
            contentType: 'image/png',
            content: new Uint8Array([137, 80, 78, 71]),
            contentId: 'qr',
          },
        ],
      });
      expect(await mailer.send(mail)).toEqual({ kind: 'accepted' });
      const [arrived, ...more] = await received(mail.to);
      expect(more).toEqual([]);
      expect(arrived).toMatchObject({
        to: [mail.to],
        subject: mail.subject,
        messageId: mail.messageId,
        attachments: 1,
      });
      expect(arrived?.text.trim()).toBe(mail.text);
      expect(arrived?.html).toContain(mail.html);
    });

    test('an address with a comma or a line break reaches no other recipient', async () => {
      const { mailer, received } = create();
      const results = [
        await mailer.send(aMail({ to: 'a@example.com, thief@example.com' })),
        await mailer.send(aMail({ to: 'a@example.com\r\nBcc: thief@example.com' })),
        await mailer.send(aMail({ subject: 'x\r\nBcc: thief@example.com', to: 'honest@example.com' })),
      ];
      expect(results.map(({ kind }) => kind)).not.toContain('try-later');
      expect(await received('thief@example.com')).toEqual([]);
    });
  });
}
