import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { SAMPLE_MAILS } from '#server/development/sample-mails.ts';
import { readLightTokens } from './read-light-tokens.ts';
import { renderMail } from './render-mail.tsx';

const CSS = readFileSync(join(import.meta.dirname, '../web/ui/tokens.css'), 'utf8');

test('the tokens of mails are those of the light theme', () => {
  const css =
    ':root {\n  --ink: #111111;\n  --corner-card: 14px;\n}\n@media (dark) {\n :root { --ink: #eeeeee; }\n}';
  expect([...readLightTokens(css)]).toEqual([
    ['ink', '#111111'],
    ['corner-card', '14px'],
  ]);
});

test('every colour of a mail is a light colour of the screens', () => {
  const light = new Set(readLightTokens(CSS).values());
  for (const name of ['order', 'magic-link'] as const) {
    const { html } = renderMail(SAMPLE_MAILS[name]('en').mail, messagesOf);
    const used = new Set([...html.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour));
    expect(used.size).toBeGreaterThanOrEqual(6);
    expect([...used].filter((colour) => !light.has(colour))).toEqual([]);
  }
});
