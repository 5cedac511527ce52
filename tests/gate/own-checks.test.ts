import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, makeFixtureTree } from './fixture-tree.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

/** Runs one of our checks on a tree of these files, as `npm run check` does in the repository. */
function runCheck(script: string, files: Files): Readonly<{ status: number | null; stderr: string }> {
  const tree = makeFixtureTree(files);
  try {
    const run = spawnSync(process.execPath, [join(SCRIPTS, script), '--quiet'], {
      cwd: tree.root,
      encoding: 'utf8',
    });
    return { status: run.status, stderr: run.stderr };
  } finally {
    tree.remove();
  }
}

describe('the token check', () => {
  const TOKENS = { 'src/web/ui/tokens.css': ':root { --color-ink: #10233a; }' };

  test('colours are allowed in the token file', () => {
    expect(runCheck('check-tokens.ts', TOKENS)).toEqual({ status: 0, stderr: '' });
  });

  test.each(['src/web/features/card.tsx', 'src/mails/parts/card.tsx'])(
    'a raw colour in %s fails the check with advice',
    (file) => {
      const card = 'export const Card = () => <p className="text-[#10233a]" />;';
      const { status, stderr } = runCheck('check-tokens.ts', { ...TOKENS, [file]: card });
      expect(status).toBe(1);
      expect(stderr).toContain(`${file}:1 writes the colour #10233a: use a token`);
    },
  );
});

describe('the style check', () => {
  const FILES = {
    'src/web/features/calculator/calculator.css': '.pass { border-radius: var(--corner-card); }',
    'src/web/features/calculator/pass.tsx': 'export const Pass = () => <p className="pass" />;',
  };

  test('a class inside its feature passes the check', () => {
    expect(runCheck('check-styles.ts', FILES)).toEqual({ status: 0, stderr: '' });
  });

  test('a class of another feature fails the check', () => {
    const cart = 'export const Cart = () => <p className="pass" />;';
    const { status, stderr } = runCheck('check-styles.ts', {
      ...FILES,
      'src/web/features/cart/cart.tsx': cart,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('src/web/features/cart/cart.tsx uses .pass, a class of features/calculator');
  });

  test('a class of another area of staff fails the check, a shared one of staff passes it', () => {
    const styles = { 'src/web/admin/orders/orders.css': '.sum { margin: 0; }' };
    const row = { 'src/web/admin/audit/row.tsx': 'export const Row = () => <p className="sum" />;' };
    expect(runCheck('check-styles.ts', { ...styles, ...row }).stderr).toContain(
      'src/web/admin/audit/row.tsx uses .sum, a class of admin/orders',
    );
    const shared = { 'src/web/admin/admin-parts.css': '.sum { margin: 0; }' };
    expect(runCheck('check-styles.ts', { ...shared, ...row })).toEqual({ status: 0, stderr: '' });
  });
});

describe('the message check', () => {
  const GOOD = {
    'src/messages/en/home.json': '{ "title": "Hello" }',
    'src/messages/es/home.json': '{ "title": "Hola" }',
    'src/messages/pt/home.json': '{ "title": "Olá" }',
    'src/web/home.tsx': "t('title')",
    'src/messages/en/server/order-mail.json': '{ "help": "Help for {{order}}: write to us" }',
    'src/messages/es/server/order-mail.json': '{ "help": "Ayuda para {{order}}: escríbenos" }',
    'src/messages/pt/server/order-mail.json': '{ "help": "Ajuda com {{order}}: escreva para nós" }',
    'src/mails/order/order-page.tsx': "t('help', { order })",
  };
  const SPANISH_MAIL = 'src/messages/es/server/order-mail.json';

  test('the same keys in all languages, all of them used, pass the check', () => {
    expect(runCheck('check-messages.ts', GOOD)).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    [{ 'src/messages/es/home.json': '{}' }, 'home:title has no Spanish text'],
    [{ 'src/messages/pt/home.json': '{}' }, 'home:title has no Portuguese text'],
    [{ 'src/messages/en/home.json': '{}' }, 'home:title has no English text'],
    [{ 'src/web/home.tsx': '' }, 'home:title is used nowhere'],
    [{ [SPANISH_MAIL]: '{}' }, 'server/order-mail:help has no Spanish text: add it to es/server/order-mail'],
    [{ [SPANISH_MAIL]: '{ "help": "Ayuda" }' }, 'server/order-mail:help has other placeholders'],
    [
      { [SPANISH_MAIL]: '{ "help": "Ayuda con {{order}}?" }' },
      'server/order-mail:help has a question without ¿',
    ],
    [{ [SPANISH_MAIL]: '{ "help": "Escribe {{order}}!" }' }, 'help has an exclamation without ¡'],
    [{ [SPANISH_MAIL]: '{ "help": "Escriba usted {{order}}" }' }, 'server/order-mail:help uses usted'],
    [
      { [SPANISH_MAIL]: '{ "help": "Help for {{order}}: write to us" }' },
      'server/order-mail:help has the same text in both languages',
    ],
    [{ 'src/mails/order/order-page.tsx': '' }, 'server/order-mail:help is used nowhere'],
  ])('%o fails the check: %s', (change, sentence) => {
    const { status, stderr } = runCheck('check-messages.ts', { ...GOOD, ...change });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });
});
