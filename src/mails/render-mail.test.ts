import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { SAMPLE_MAILS } from '#server/development/sample-mails.ts';
import { renderMail } from './render-mail.tsx';

const ALL = Object.entries(SAMPLE_MAILS).flatMap(([name, sampleOf]) =>
  LANGUAGES.map((language) => [name, language, sampleOf(language).mail] as const),
);

test.each(ALL)('the mail %s in %s is a whole page with its subject and heading', (_name, language, mail) => {
  const { html, text } = renderMail(mail, messagesOf);
  const { subject, heading, seller } = mail.content;
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"><head><meta charSet="utf-8"`));
  expect(html).toContain(`<title>${subject}</title>`);
  expect(html).toContain(`>${heading}</h1>`);
  expect(text.endsWith(`\n${seller.supportEmail}\n`)).toBe(true);
});

test.each(ALL)(
  'the mail %s in %s loads nothing and declares that it is light only',
  (_name, _language, mail) => {
    const { html } = renderMail(mail, messagesOf);
    expect(html).not.toMatch(/<(?:link|script|style)\b/);
    expect(html).toContain('<meta name="color-scheme" content="only light"/>');
    for (const [, source = ''] of html.matchAll(/<img[^>]* src="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
  },
);

test('markup and quotes in any value stay text', () => {
  const hostile = `"><img src=x onerror=alert(1)> & '`;
  const { mail } = SAMPLE_MAILS['magic-link']('en');
  const content = {
    ...mail.content,
    subject: hostile,
    heading: hostile,
    seller: { ...mail.content.seller, name: hostile, supportEmail: `${hostile}@example.com` },
    kind: 'magic-link' as const,
    url: `https://shop.example/${hostile}`,
    at: '',
  };
  const { html, text } = renderMail({ name: 'magic-link', content }, messagesOf);
  expect(html).not.toContain('<img');
  expect(html.split('&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &#x27;')).toHaveLength(7);
  expect(text).toContain(hostile);
});
