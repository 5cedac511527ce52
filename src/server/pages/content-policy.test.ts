import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, inlineScriptHashes } from './content-policy.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('every script that stands in a page is allowed by its own hash, and nothing else is', () => {
  const html = `<html><script>one()</script><script type="module" async="">import "x";
  two()</script><script src="/assets/a.js"></script><script type="application/json">{"a":1}</script>
  <script type="application/ld+json">{}</script><script>one()</script></html>`;
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('import "x";\n  two()')]);
});

test('no page may run an inline script by exception, be framed, or load from elsewhere', () => {
  for (const policy of [contentPolicy({ hashes: ['abc'] }, false), contentPolicy({ nonce: 'n1' }, true)]) {
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
    expect(rules.get('script-src')).not.toMatch(/unsafe|\*|http/);
    expect(rules.get('default-src')).toBe("default-src 'none'");
    expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(rules.get('base-uri')).toBe("base-uri 'none'");
  }
  expect(contentPolicy({ hashes: ['abc'] }, false)).toContain("script-src 'self' 'sha256-abc'");
  expect(contentPolicy({ nonce: 'n1' }, true)).toContain("'nonce-n1'");
});
