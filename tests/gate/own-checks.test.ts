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

  test('a raw colour anywhere else fails the check with advice', () => {
    const card = 'export const Card = () => <p className="text-[#10233a]" />;';
    const { status, stderr } = runCheck('check-tokens.ts', { ...TOKENS, 'src/web/features/card.tsx': card });
    expect(status).toBe(1);
    expect(stderr).toContain('src/web/features/card.tsx:1 writes the colour #10233a: use a token');
  });
});

describe('the message check', () => {
  const GOOD = {
    'src/web/messages/en/home.json': '{ "title": "Hello" }',
    'src/web/messages/es/home.json': '{ "title": "Hola" }',
    'src/web/home.tsx': "t('title')",
  };

  test('the same keys in both languages, all of them used, pass the check', () => {
    expect(runCheck('check-messages.ts', GOOD)).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    [{ 'src/web/messages/es/home.json': '{}' }, 'home:title has no Spanish text'],
    [{ 'src/web/messages/en/home.json': '{}' }, 'home:title has no English text'],
    [{ 'src/web/home.tsx': '' }, 'home:title is used nowhere'],
  ])('%o fails the check: %s', (change, sentence) => {
    const { status, stderr } = runCheck('check-messages.ts', { ...GOOD, ...change });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });
});
