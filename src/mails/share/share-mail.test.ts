import { expect, test } from 'vitest';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { shareMail } from '#core/shares/share-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import { renderMail } from '../render-mail.tsx';

function textOf(life: 'new' | 'in-use' | 'ended', language: 'en' | 'es'): string {
  const content = shareMail({
    language,
    messagesOf,
    described: aPackage(),
    sender: 'ana@example.com',
    expiresAt: new Date('2026-11-19T17:02:00Z'),
    life,
    url: 'https://shop.example/share/secret',
    seller: SANDBOX_SELLER,
  });
  return renderMail({ name: 'share', content }, messagesOf).text.replaceAll(/\s+/g, ' ');
}

test('SHARE-46 the mail says of a new eSIM only that it has yet to be installed', () => {
  expect(textOf('new', 'en')).toContain('It is paid for; you only install it.');
  expect(textOf('new', 'es')).toContain('Está pagada; solo tienes que instalarla.');
  const [used, ended] = [textOf('in-use', 'es'), textOf('ended', 'es')];
  expect(used).toContain('Esta eSIM ya está en uso');
  expect(ended).toContain('El plan de esta eSIM ha terminado');
  for (const text of [used, ended]) {
    expect(text).toContain('https://shop.example/share/secret');
    expect(text).not.toMatch(/solo tienes que instalarla|empiezan|Instálala/);
  }
});
