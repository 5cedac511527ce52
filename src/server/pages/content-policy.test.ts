import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, inlineHashes } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every script and style that stands in a page is allowed by its own hash, and nothing else is', () => {
  const html = `<html><style>a{}</style><script>one()</script><script type="module" async="">import "x";
  two()</script><script src="/assets/a.js"></script><script type="application/json">{"a":1}</script>
  <script type="application/ld+json">{}</script><script>one()</script></html>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('one()'), hash('import "x";\n  two()')],
    styles: [hash('a{}')],
  });
});

test('no page may run an inline script or style by exception, be framed, or load from elsewhere', () => {
  const byHash = contentPolicy({ scripts: ["'sha256-abc'"], styles: [] }, false);
  const byNonce = contentPolicy({ nonce: 'n1' }, true);
  for (const policy of [byHash, byNonce]) {
    expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
  }
  expect(byHash).toContain("script-src 'self' 'sha256-abc';");
  expect(byNonce).toContain("script-src 'self' 'nonce-n1';");
  expect(byNonce).toContain('upgrade-insecure-requests');
});
