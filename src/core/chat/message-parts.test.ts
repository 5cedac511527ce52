import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const linksIn = (text: string) => messageParts(text).filter(({ kind }) => kind === 'link');

test('CHAT-12 http and https addresses become links; the sentence around them stays text', () => {
  expect(messageParts('See https://landfall.example/how-it-works, or (http://a.example/x).')).toEqual([
    { kind: 'text', text: 'See ' },
    {
      kind: 'link',
      text: 'https://landfall.example/how-it-works',
      href: 'https://landfall.example/how-it-works',
    },
    { kind: 'text', text: ', or (' },
    { kind: 'link', text: 'http://a.example/x', href: 'http://a.example/x' },
    { kind: 'text', text: ').' },
  ]);
  expect(linksIn('https://en.example/wiki/Sim_(card)')).toMatchObject([
    { text: 'https://en.example/wiki/Sim_(card)' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  'mailto:a@example.com tel:123 ftp://a.example file:///etc/passwd',
  'https://bank.example@evil.example/login',
  'https://:secret@evil.example/login',
  'https://',
  'www.example.com',
  'jav&#x09;ascript:alert(1)',
])('CHAT-12 "%s" stays plain text', (text) => {
  expect(messageParts(text)).toEqual([{ kind: 'text', text }]);
});

test('CHAT-12 an address never contains a quotation mark or an angle bracket', () => {
  const [link] = linksIn('https://a.example/"><script>alert(1)</script>');
  expect(link).toEqual({ kind: 'link', text: 'https://a.example/', href: 'https://a.example/' });
});

test('CHAT-12 the parts together are the message', () => {
  const texts = ['', 'no link', 'https://a.example', 'x https://a.example/?q=1&b=2! y https://b.example…'];
  for (const text of texts)
    expect(
      messageParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
